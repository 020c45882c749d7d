import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { createOutletFiles, type OutletFilesOptions } from "./documents.ts";
import { fileTypeOf } from "./file-type.ts";
import { inspectFile } from "./inspect-file.ts";
import { serve, silentLog, type TestServer } from "./testing/outlet.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const PDF = Buffer.from("%PDF-1.7\n%…");

const http = createHttpClient({ caFile: null, log: silentLog });
let folder: string;
let server: TestServer;
let calls: string[];
let files: Map<string, { type: string; bytes: Buffer; status?: number }>;
let nowMs: number;
const open: { stop(): void }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-files-"));
  calls = [];
  nowMs = Date.now();
  files = new Map([
    ["/icon.png", { type: "image/png", bytes: PNG }],
    ["/terms.pdf", { type: "application/pdf; charset=binary", bytes: PDF }],
  ]);
  server = await serve((incoming, outgoing) => {
    calls.push(incoming.url ?? "");
    const file = files.get(incoming.url ?? "");
    outgoing.writeHead(file ? (file.status ?? 200) : 404, {
      "Content-Type": file?.type ?? "text/html",
    });
    outgoing.end(file?.bytes);
  });
});
afterEach(async () => {
  for (const one of open.splice(0)) one.stop();
  await server.close();
  rmSync(folder, { recursive: true });
});

function boot(
  options: Pick<Partial<OutletFilesOptions>, "retryMs" | "onArrival" | "inspect" | "namedBy"> = {},
) {
  const found = createOutletFiles({
    folder,
    http,
    namedBy: options.namedBy ?? server.url,
    log: silentLog,
    now: () => nowMs,
    onArrival: options.onArrival ?? (() => undefined),
    retryMs: options.retryMs ?? 60_000,
    ...(options.inspect && { inspect: options.inspect }),
  });
  open.push(found);
  return found;
}
const wanted = () => ({
  images: [`${server.url}/icon.png`],
  documents: [`${server.url}/terms.pdf`],
});

describe("the outlet's files", () => {
  it("are fetched, stored, and served by a local name with the right type", async () => {
    const found = boot();
    const [icon] = wanted().images;
    expect(found.localUrlFor(icon ?? "")).toBeNull();
    await found.sync(wanted());
    const local = found.localUrlFor(icon ?? "");
    expect(local).toMatch(/^media\/outlet\/[0-9a-f]{40}\.png$/);
    const file = found.fileFor(local?.split("/").at(-1) ?? "");
    expect(file?.contentType).toBe("image/png");
    expect(readFileSync(file?.path ?? "")).toEqual(PNG);
    const pdf = found
      .localUrlFor(wanted().documents[0] ?? "")
      ?.split("/")
      .at(-1);
    expect(found.fileFor(pdf ?? "")?.contentType).toBe("application/pdf");
  });

  it("are there after a restart without a network, and a document is never fetched again", async () => {
    await boot().sync(wanted());
    calls.length = 0;
    nowMs += 25 * 60 * 60_000;
    const restarted = boot();
    expect(restarted.localUrlFor(wanted().documents[0] ?? "")).not.toBeNull();
    await restarted.sync(wanted());
    expect(calls).toEqual(["/icon.png"]);
  });

  it("keep the old picture if a newer one cannot be fetched", async () => {
    const found = boot();
    await found.sync(wanted());
    nowMs += 25 * 60 * 60_000;
    files.clear();
    await found.sync(wanted());
    expect(calls).toHaveLength(3);
    expect(found.localUrlFor(wanted().images[0] ?? "")).not.toBeNull();
  });

  it("are refused if type, kind, status, size or address is wrong", async () => {
    const found = boot();
    const cases: [string, { type: string; bytes: Buffer; status?: number }][] = [
      ["/page-as-image.png", { type: "image/png", bytes: Buffer.from("<html>") }],
      ["/pdf-as-image", { type: "application/pdf", bytes: PDF }],
      ["/status.png", { type: "image/png", bytes: PNG, status: 203 }],
      ["/large.png", { type: "image/png", bytes: Buffer.concat([PNG, Buffer.alloc(6_000_000)]) }],
      [
        "/script.svg",
        { type: "image/svg+xml", bytes: Buffer.from("<svg><script>alert(1)</script></svg>") },
      ],
    ];
    for (const [path, file] of cases) files.set(path, file);
    const images = cases.map(([path]) => `${server.url}${path}`);
    images.push("http://cdn.example/a.png", "file:///etc/passwd", "not a URL");
    await found.sync({ images, documents: [`${server.url}/icon.png`] });
    expect(readdirSync(folder)).toEqual([]);
    expect(calls).toHaveLength(cases.length + 1);
  });

  it("are recognized by their content, whatever their announced type", async () => {
    const gif = Buffer.from("GIF89a of the rest");
    files.set("/terms.pdf", { type: "application/octet-stream", bytes: PDF });
    files.set("/icon.png", { type: "", bytes: gif });
    const found = boot();
    await found.sync(wanted());
    expect(found.localUrlFor(wanted().documents[0] ?? "")).toMatch(/\.pdf$/);
    expect(found.localUrlFor(wanted().images[0] ?? "")).toMatch(/\.gif$/);
  });

  it("are not fetched from this machine or a private network for a configuration from outside", async () => {
    const namedBy = "https://192.0.2.1/config";
    const found = boot({ namedBy });
    const { port } = new URL(server.url);
    const inside = [
      `${server.url}/icon.png`,
      `http://localhost:${port}/icon.png`,
      "https://10.0.0.1/a.png",
      "https://2130706433/a.png",
      "https://[::ffff:10.0.0.1]/a.png",
    ];
    await found.sync({ images: inside, documents: wanted().documents });
    for (const url of [...inside, ...wanted().documents]) {
      expect(found.failureOf(url)).toBe("private-address");
    }
    expect(calls).toEqual([]);
  });

  it("are not fetched from the target of a redirect", async () => {
    files.set("/moved.png", { type: "text/html", bytes: Buffer.alloc(0), status: 302 });
    const found = boot();
    const url = `${server.url}/moved.png`;
    await found.sync({ images: [url], documents: [] });
    expect(found.failureOf(url)).toBe("HTTP 302");
    expect(calls).toEqual(["/moved.png"]);
  });

  it("are refused if inspecting them takes too long, and the host goes on meanwhile", async () => {
    const endless = new URL("../net/testing/endless-thread.ts", import.meta.url);
    let turns = 0;
    const going = setInterval(() => (turns += 1), 5);
    const found = boot({ inspect: (bytes) => inspectFile(bytes, endless, 200) });
    files.set("/drawn.svg", { type: "image/svg+xml", bytes: Buffer.from("<svg></svg>") });
    const url = `${server.url}/drawn.svg`;
    await found.sync({ images: [url], documents: [] });
    clearInterval(going);
    expect(turns).toBeGreaterThan(2);
    expect(readdirSync(folder)).toEqual([]);
    expect(found.failureOf(url)).toBe("inspection: timeout");
  });

  it("are inspected in linear time despite comments in the head of an SVG that never begins", async () => {
    const comments = Buffer.from(`${"<!---->".repeat(43)}`);
    expect(await inspectFile(comments)).toEqual({ type: null });
    const drawn = Buffer.from(`<?xml version="1.0"?>${"<!-- -->\n".repeat(43)}<svg></svg>`);
    expect(await inspectFile(drawn)).toMatchObject({ type: { extension: "svg" } });
  });

  it("are tried again until they arrive, and listeners are notified", async () => {
    const icon = files.get("/icon.png");
    files.delete("/icon.png");
    const onArrival = vi.fn();
    const found = boot({ retryMs: 20, onArrival });
    await found.sync(wanted());
    expect(onArrival).toHaveBeenCalledTimes(1);
    if (icon) files.set("/icon.png", icon);
    await eventually(() => expect(onArrival).toHaveBeenCalledTimes(2));
    expect(found.localUrlFor(wanted().images[0] ?? "")).not.toBeNull();
  });

  it("are tried again soon after a fault, then less and less often, up to the usual pause", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const askedAt: number[] = [];
      let second = 0;
      const found = createOutletFiles({
        folder,
        http: {
          async sendForBytes() {
            askedAt.push(second);
            return { kind: "no-answer", reason: "refused", mayHaveArrived: false };
          },
        },
        namedBy: server.url,
        log: silentLog,
        now: () => nowMs,
        onArrival: () => undefined,
      });
      open.push(found);
      await found.sync({ images: [], documents: wanted().documents });
      for (second = 1; second <= 190; second += 1) await vi.advanceTimersByTimeAsync(1_000);
      expect(askedAt).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("have pictures that are fetched again after a day, jittered, while the kiosk runs", async () => {
    await boot().sync({ images: [], documents: wanted().documents });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const start = nowMs;
      const fetchedAt: [minutes: number, kind: string][] = [];
      let bytes = PNG;
      let isDown = false;
      let arrivals = 0;
      const found = createOutletFiles({
        folder,
        http: {
          async sendForBytes({ operation }) {
            fetchedAt.push([Math.round((nowMs - start) / 60_000), operation]);
            return isDown
              ? { kind: "no-answer", reason: "refused", mayHaveArrived: false }
              : { kind: "answer", status: 200, headers: {}, bytes };
          },
        },
        namedBy: server.url,
        log: silentLog,
        now: () => nowMs,
        random: () => 0.5,
        inspect: async (content) => ({ type: fileTypeOf(content) }),
        onArrival: () => {
          arrivals += 1;
          const [name = ""] = readdirSync(folder).filter((one) => one.endsWith(".png"));
          utimesSync(join(folder, name), nowMs / 1_000, nowMs / 1_000);
        },
      });
      open.push(found);
      const pass = async (minutes: number) => {
        for (let minute = 0; minute < minutes; minute += 1) {
          nowMs += 60_000;
          await vi.advanceTimersByTimeAsync(60_000);
        }
      };
      const [icon = ""] = wanted().images;
      await found.sync(wanted());
      const first = found.localUrlFor(icon);
      await pass(1_600);
      expect(fetchedAt).toEqual([
        [0, "outlet.image"],
        [1_512, "outlet.image"],
      ]);
      expect(found.localUrlFor(icon)).toBe(first);
      bytes = Buffer.concat([PNG, PNG]);
      await pass(1_512);
      expect(arrivals).toBe(3);
      expect(found.localUrlFor(icon)).toBe(`${first}?1`);
      isDown = true;
      await pass(1_512);
      expect(found.localUrlFor(icon)).toBe(`${first}?1`);
      const tries = fetchedAt.length;
      found.stop();
      await pass(3_000);
      expect(fetchedAt).toHaveLength(tries);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are the only files that are served", async () => {
    const found = boot();
    await found.sync(wanted());
    for (const name of [
      "../credential.raw",
      "x.png",
      `${"a".repeat(40)}.png`,
      "",
      "%2e%2e/a.pdf",
    ]) {
      expect(found.fileFor(name)).toBeNull();
    }
  });

  it("have a limit on disk: those that no configuration names any more are removed, oldest first", async () => {
    const inHere = async (bytes: Buffer) => ({ type: fileTypeOf(bytes) });
    const found = boot({ inspect: inHere });
    const paths = Array.from({ length: 205 }, (_, number) => `/${number}.png`);
    for (const path of paths) files.set(path, { type: "image/png", bytes: PNG });
    await found.sync({ images: paths.map((path) => `${server.url}${path}`), documents: [] });
    await found.sync(wanted());
    expect(readdirSync(folder)).toHaveLength(202);
  });

  it("are fetched although an old one cannot be removed", async () => {
    const nameOf = (number: number) => `${number.toString(16).padStart(40, "0")}.png`;
    mkdirSync(join(folder, nameOf(0)));
    utimesSync(join(folder, nameOf(0)), 0, 0);
    for (let number = 1; number <= 200; number += 1)
      writeFileSync(join(folder, nameOf(number)), PNG);
    const found = boot();
    await found.sync(wanted());
    expect(found.localUrlFor(wanted().images[0] ?? "")).not.toBeNull();
  });
});

describe("fileTypeOf", () => {
  it("recognizes a file by its bytes", () => {
    const typeOf = (text: string) => fileTypeOf(Buffer.from(text, "latin1"))?.extension ?? null;
    expect(typeOf("\xff\xd8\xff\xe0")).toBe("jpg");
    expect(typeOf("RIFF\x01\x02\x03\x04WEBPVP8 ")).toBe("webp");
    expect(typeOf("RIFF\x01\x02\x03\x04WAVE")).toBeNull();
    expect(typeOf("GIF89a")).toBe("gif");
    expect(typeOf('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="…"></svg>')).toBe("svg");
    expect(typeOf("<svg onload=alert(1)>")).toBeNull();
    expect(typeOf("<html><svg>")).toBeNull();
    expect(typeOf("")).toBeNull();
  });

  it("accepts an SVG with the document type of drawing programs, and none with declarations of its own", () => {
    const typeOf = (text: string) => fileTypeOf(Buffer.from(text))?.extension ?? null;
    const dtd = '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
    const xml = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
    expect(typeOf(`${xml}\n<!-- by hand -->\n<!DOCTYPE svg PUBLIC ${dtd}>\n<svg></svg>`)).toBe(
      "svg",
    );
    expect(typeOf(`<!DOCTYPE svg PUBLIC ${dtd.replaceAll('"', "'")}><!-- a --><svg/>`)).toBe("svg");
    expect(typeOf("<!DOCTYPE svg><svg></svg>")).toBe("svg");
    expect(typeOf('<!DOCTYPE svg SYSTEM "a>b.dtd"><svg></svg>')).toBe("svg");
    for (const declaration of [
      `<!DOCTYPE svg PUBLIC ${dtd} [<!ENTITY a "b">]>`,
      "<!DOCTYPE svg []>",
      "<!DOCTYPE svg [ <!ATTLIST svg onload CDATA #FIXED 'alert(1)'> ]>",
      "<!DOCTYPE html>",
      "<!DOCTYPE svgs>",
      "<!DOCTYPE svg PUBLIC",
      '<!DOCTYPE svg PUBLIC "never closed>',
      "<!DOCTYPE svg><!DOCTYPE svg>",
      "<!DOCTYPE svg <script>>",
    ]) {
      expect(typeOf(`${declaration}<svg></svg>`), declaration).toBeNull();
    }
  });
});
