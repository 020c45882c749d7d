import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servePreview } from "./preview-command.ts";

const COMMAND = `
import { main } from ${JSON.stringify(resolve(import.meta.dirname, "preview-command.ts"))};
const done = async () => {};
await main(process.argv.slice(1), { prepare: done, show: () => {}, exportTo: done });
`;
const CONFIGURATION = {
  revision: 7,
  apiUrl: "https://loyalty.example",
  loyaltyApiVersion: "1.7",
  establishmentId: 1,
  currency: "EUR",
  timezone: "Europe/Berlin",
  locales: { enabled: ["en"] },
};

let folder: string;
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "preview-command-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run preview -- …` as a process of its own until it ends, or prints its ready line. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", COMMAND, "--", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.once("data", () => setTimeout(() => child.kill("SIGTERM"), 50));
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "exit"),
    textOf(child.stdout),
    textOf(child.stderr),
  ]);
  return { code, stdout, stderr };
}

describe("npm run preview", () => {
  it("prints one JSON line when it is ready, and ends when it is stopped", async () => {
    const { code, stdout } = await run(file("good.json", CONFIGURATION), "--headless");
    expect(JSON.parse(stdout)).toMatchObject({
      ready: true,
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/.{32}\/$/),
    });
    expect(code).toBe(0);
  });

  it.each([
    [
      "a file that is missing",
      () => join(folder, "nowhere.json"),
      /nowhere\.json: there is no such file/,
    ],
    ["a folder", () => folder, /is not a file/],
    [
      "what is not JSON",
      () => file("half.json", '{"revision": 1,'),
      /half\.json is not JSON\n {2}\S+/,
    ],
    [
      "what is not a configuration, with its field",
      () => file("one.json", { ...CONFIGURATION, revision: "one" }),
      /one\.json is not an outlet configuration\n {2}revision: /,
    ],
  ])("refuses %s with exit status 2", async (_what, draft, message) => {
    const { code, stdout, stderr } = await run(draft(), "--headless");
    expect(stderr).toMatch(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("refuses unknown arguments, and lists the valid ones", async () => {
    const { code, stderr } = await run("--nonsense");
    expect(code).toBe(2);
    expect(stderr).toContain("usage: npm run preview");
  });

  it("serves its page only under the secret of its address", async () => {
    const pageDir = join(folder, "page");
    mkdirSync(pageDir, { recursive: true });
    for (const name of ["preview.html", "preview-frame.html"]) {
      writeFileSync(join(pageDir, name), "<html></html>");
    }
    const draft = file("served.json", CONFIGURATION);
    const options = { draft, live: null, settings: null, data: folder, port: 0, pageDir };
    const served = await servePreview(options);
    try {
      const page = await fetch(served.url);
      expect(page.status).toBe(200);
      expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      const frame = await fetch(`${served.url}preview-frame.html`);
      const policy = frame.headers.get("Content-Security-Policy") ?? "";
      // The customers' screens can be framed by this page only, and load nothing but their own files.
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("connect-src 'self';");
      expect((await fetch(new URL("/", served.url))).status).toBe(404);
    } finally {
      await served.close();
    }
  });
});
