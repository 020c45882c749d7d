import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { keepBrowserOpen } from "./keep-browser-open.ts";

test("a program that is missing for a moment, as while its package is replaced, is looked for again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-browser-"));
  const program = join(folder, "chromium");
  const started = join(folder, "started");
  writeFileSync(program, `#!/bin/sh\ntouch ${started}\n`, { mode: 0o755 });
  vi.stubEnv("DISPLAY", ":0");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const said = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const found = [null, null, program];
  const show = keepBrowserOpen(() => found.shift() ?? null);
  show({ url: "http://127.0.0.1:1/secret/", printsReceipts: false }, () => {});
  vi.advanceTimersByTime(5_000);
  expect(existsSync(started)).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(found).toEqual([]);
  vi.useRealTimers();
  await eventually(() => expect(existsSync(started)).toBe(true));
  expect(said).toHaveBeenCalledOnce();
});
