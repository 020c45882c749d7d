/**
 * `npm run bench -- scan [--scenes N] [--empty N] [--pictures FOLDER]`: reading codes with the camera, measured in Chromium under the kiosk's
 * own content security policy. The pictures are made here, the same ones for the kiosk's reader and for @zxing/browser
 * with its defaults. Last line: JSON.
 *
 * - `decodeRate`, `peerDecodeRate`: share of the codes that were read within four frames
 * - `falseReads`: texts read where there was no code, or another one
 * - `published`: with `--pictures`, of pictures in that folder with a text file of the same name beside each, how many
 *   were read within four noisy frames (`right`), and how many as another text (`other`); line ends do not count
 * - `framesToDecodeMax`: frames of 33 ms from the one in which a code comes into view to its text, at the worst
 * - `mainThreadBlockMsOverIdle`: how much longer the page's own thread is held up while the camera is read than while
 *   the same video only plays; the worse of full speed and four times slower
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { CHROMIUM_SWITCHES } from "../electron/browser/find-chromium.ts";
import { grantCamera } from "../electron/browser/open-chromium.ts";
import { createPageFiles, KIOSK_PAGE } from "../electron/host/api/page-files.ts";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { findChromium } from "../scripts/running/chromium.ts";
import { root } from "../scripts/running/processes.ts";
import { CONDITIONS, FRAME_MS } from "./scan/conditions.ts";
import { buildBenchPage } from "./support/build-page.ts";

const { values } = readArguments({
  options: {
    scenes: { type: "string", default: "40" },
    empty: { type: "string", default: "1000" },
    pictures: { type: "string" },
  },
});
/** Codes under good conditions: if they are not read at once, the decoder is too slow. */
const LIVE = ["printed", "phone"] as const;
const LIVE_CODES = 12;
const BLOCK_MS = 1_500;
const BLOCK_ROUNDS = 7;

async function withPage<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-scan-"));
  const pageDir = join(folder, "page");
  await buildBenchPage(join(root, "bench/scan"), pageDir);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = { connect: "'self'", frame: "'none'" };
  const files = createPageFiles({ pageDir, page: KIOSK_PAGE, mounts: [], policy });
  server.on("request", async (request, response) => {
    const answer = await files.answer((request.url ?? "/").slice(1), "bench");
    response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
  });
  const profile = join(folder, "profile");
  grantCamera(profile, origin);
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== null && { executablePath }),
    args: [...CHROMIUM_SWITCHES, "--use-fake-device-for-media-stream=fps=30"],
  });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(error.message));
    page.on("console", (message) => message.type() === "error" && console.error(message.text()));
    await page.goto(`${origin}/`);
    return await measure(page);
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Shares of the codes that kiosk and peer read, by condition, and how many were misread. */
async function readScenes(page: Page, scenes: number) {
  const total = { ours: 0, peer: 0, wrong: 0 };
  for (const condition of CONDITIONS) {
    const found = { ours: 0, peer: 0 };
    for (let index = 0; index < scenes; index += 1) {
      const read = await page.evaluate(([which, number]) => window.bench.still(which, number), [
        condition,
        index,
      ] as const);
      found.ours += Number(read.ours);
      found.peer += Number(read.peer);
      total.wrong += Number(read.wrong);
    }
    total.ours += found.ours;
    total.peer += found.peer;
    console.log(
      `${condition.padEnd(10)} kiosk ${found.ours}/${scenes}, peer ${found.peer}/${scenes}`,
    );
  }
  return total;
}

const PICTURE = /\.(?:png|jpe?g|webp)$/;

/** Reads pictures of codes that somebody else has published, each with its text in a file beside it. */
async function readPublished(page: Page, folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => PICTURE.test(file) && existsSync(textFileOf(join(folder, file))))
    .sort();
  const found = { pictures: files.length, right: 0, other: 0, peer: 0, peerOther: 0 };
  for (const [index, file] of files.entries()) {
    const path = join(folder, file);
    const expected = unixLines(readFileSync(textFileOf(path), "utf8"));
    const type = extname(path).slice(1).replace("jpg", "jpeg");
    const url = `data:image/${type};base64,${readFileSync(path, "base64")}`;
    const read = await page.evaluate(
      ([picture, number]) => window.bench.published(picture, number),
      [url, index] as const,
    );
    found.right += Number(read.ours !== null && unixLines(read.ours) === expected);
    found.peer += Number(read.peer !== null && unixLines(read.peer) === expected);
    found.peerOther += Number(read.peer !== null && unixLines(read.peer) !== expected);
    if (read.ours === null || unixLines(read.ours) === expected) continue;
    found.other += 1;
    console.log(`${file}: ${JSON.stringify(read.ours)}`);
  }
  console.log(
    `published  kiosk ${found.right}/${found.pictures}, peer ${found.peer}/${found.pictures}`,
  );
  return found;
}

function textFileOf(picture: string): string {
  return picture.replace(PICTURE, ".txt");
}

function unixLines(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

async function countGhosts(page: Page, scenes: number): Promise<number> {
  let ghosts = 0;
  for (let index = 0; index < scenes; index += 1) {
    const text = await page.evaluate((number) => window.bench.empty(number), index);
    if (text === null) continue;
    ghosts += 1;
    console.log(`ghost in empty scene ${index}: ${JSON.stringify(text)}`);
  }
  return ghosts;
}

async function worstLatency(page: Page): Promise<number> {
  const worst: number[] = [];
  for (const condition of LIVE) {
    const latencies = await page.evaluate(([which, count]) => window.bench.live(which, count), [
      condition,
      LIVE_CODES,
    ] as const);
    const times = latencies.map((ms) => ms ?? Number.POSITIVE_INFINITY);
    console.log(`${condition}: text after ${times.map((ms) => ms.toFixed(0)).join(", ")} ms`);
    worst.push(...times);
  }
  return Math.max(...worst);
}

/**
 * How much longer the page's thread is blocked at most while codes are decoded than while the same video only plays, in
 * milliseconds. Both alternate, and the median of the differences counts.
 */
async function blockOverIdle(page: Page, slowDown: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const differences: number[] = [];
  for (let round = 0; round < BLOCK_ROUNDS; round += 1) {
    const idle = await longestTask(page);
    await page.evaluate(() => window.bench.read());
    // The first decodings load and compile the decoder: once per visit.
    await page.waitForTimeout(BLOCK_MS);
    differences.push((await longestTask(page)) - idle);
    await page.evaluate(() => window.bench.pause());
  }
  await session.detach();
  const formatted = differences.map((ms) => ms.toFixed(1)).join(", ");
  console.log(`page's thread, ${slowDown} × slower: ${formatted} ms over idle`);
  return quantile(differences, 0.5);
}

const traceFile = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** CPU time of the thread in microseconds: other programs on the machine do not count. */
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** The longest task of the page's thread within `BLOCK_MS`, in milliseconds of CPU time. */
async function longestTask(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("a browser without a browser");
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline"],
  });
  await page.waitForTimeout(BLOCK_MS);
  const { traceEvents } = traceFile.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const isPages = ({ pid, tid }: { pid: number; tid: number }) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && isPages(event));
  if (tasks.length === 0) throw new Error("the trace has no task of the page");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const scenes = wholeNumber("scenes", values.scenes, 1);
await withPage(async (page) => {
  const published = values.pictures ? await readPublished(page, values.pictures) : undefined;
  const read = await readScenes(page, scenes);
  const ghosts = await countGhosts(page, wholeNumber("empty", values.empty, 1));
  const latency = await worstLatency(page);
  await page.evaluate(() => window.bench.watch());
  const blocks = [await blockOverIdle(page, 1), await blockOverIdle(page, 4)];
  const frames = await page.evaluate(() => window.bench.looked());
  if (frames === 0) throw new Error("the camera was not read at all");
  await page.evaluate(() => window.bench.stopWatching());
  const codes = scenes * CONDITIONS.length;
  console.log(
    JSON.stringify({
      decodeRate: rounded(read.ours / codes),
      peerDecodeRate: rounded(read.peer / codes),
      falseReads: ghosts + read.wrong,
      framesToDecodeMax: Math.ceil(latency / FRAME_MS),
      mainThreadBlockMsOverIdle: rounded(Math.max(0, ...blocks)),
      ...(published && { published }),
    }),
  );
});

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
