/** The first command of the README, as a newcomer runs it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { z } from "zod";
import { test } from "./support/taps.ts";

const ready = z.strictObject({
  ready: z.literal(true),
  url: z.url(),
  gate: z.url(),
  status: z.url(),
  sandbox: z.url(),
});

function npmStart(data: string): ChildProcess {
  const args = ["scripts/bootstrap.mjs", "scripts/start.ts", "--headless", "--port", "0"];
  return spawn(process.execPath, [...args, "--data", data], {
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function firstLine({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error("no output");
  let errors = "";
  stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error(`npm start ended: ${errors}`);
}

test("npm start brings up sandbox and kiosk, prints one line, and Ctrl-C ends both", async ({
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), "kiosk-start-"));
  const child = npmStart(data);
  try {
    const { url, status, sandbox } = ready.parse(JSON.parse(await firstLine(child)));
    expect((await fetch(sandbox)).ok).toBe(true);
    expect(statSync(join(data, "settings.json")).mode & 0o777).toBe(0o600);
    await page.goto(url);
    await expect(page.getByRole("main")).toBeVisible();
    await page.goto(status);
    await expect(page.getByRole("heading", { name: "Ready" })).toBeVisible();

    const ended = once(child, "exit");
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    for (const address of [url, sandbox]) await expect(fetch(address)).rejects.toThrow();
  } finally {
    child.kill("SIGTERM");
  }
});
