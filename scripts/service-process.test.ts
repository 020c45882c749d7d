import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServiceProcess } from "./service-process.ts";

function program(code: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), "service-")), "service.mjs");
  writeFileSync(file, code);
  return [file];
}

test("the ready line is found among others and the process ends when asked", async () => {
  const service = await startServiceProcess(
    process.execPath,
    program(
      'console.log("hello"); console.log(JSON.stringify({ ready: true, url: "x" })); setInterval(() => {}, 1000);',
    ),
  );
  expect(service.ready).toEqual({ ready: true, url: "x" });
  await service.stop();
  await expect(service.ended).resolves.toBe(1);
});

test("a service that ends before it is ready is an error with its exit code", async () => {
  const start = startServiceProcess(process.execPath, program("process.exit(3);"));
  await expect(start).rejects.toThrow("ended with exit code 3");
});

test("a service that does not end when asked is ended all the same", async () => {
  const service = await startServiceProcess(
    process.execPath,
    program(
      'process.on("SIGTERM", () => {}); console.log(JSON.stringify({ ready: true })); setInterval(() => {}, 1000);',
    ),
  );
  await service.stop();
  await expect(service.ended).resolves.toBe(1);
});
