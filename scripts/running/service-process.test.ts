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

test("finds the ready line among others, and ends the process when asked", async () => {
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

test("reports a service that ends before it is ready, with its exit code", async () => {
  const start = startServiceProcess(process.execPath, program("process.exit(3);"));
  await expect(start).rejects.toThrow("ended with exit code 3");
});

test("kills a service that does not end when asked", async () => {
  const service = await startServiceProcess(
    process.execPath,
    program(
      'process.on("SIGTERM", () => {}); console.log(JSON.stringify({ ready: true })); setInterval(() => {}, 1000);',
    ),
  );
  await service.stop();
  await expect(service.ended).resolves.toBe(1);
});
