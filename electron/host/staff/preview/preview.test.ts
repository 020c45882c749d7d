import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import { readOutletConfiguration } from "../../../../contracts/outlet-configuration.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import { brandOf, themeViewOf } from "../../outlet/brand.ts";
import type { SentConfiguration } from "../../outlet/configuration-answer.ts";
import { serve, settingsFor, silentLog, type TestServer } from "../../outlet/testing/outlet.ts";
import type { Branding } from "../../outlet/view.ts";
import type { PreviewResult } from "../../rpc/preview-contract.ts";
import { Cell } from "../../shared/live.ts";
import { createPreview, type Preview, previewMount } from "./preview.ts";

const PDF = Buffer.from("%PDF-1.7\n%…");
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

let folder: string;
let server: TestServer;
let asked: string[];
let live: SentConfiguration | null;
let changed: Cell<number>;
let preview: Preview;
let ending: AbortController;
let branding: Branding;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  asked = [];
  live = null;
  changed = new Cell(0);
  branding = { brand: brandOf(settingsFor("http://127.0.0.1:9").device.theme), logoUrl: null };
  ending = new AbortController();
  server = await serve((incoming, outgoing) => {
    asked.push(incoming.url ?? "");
    const isPdf = incoming.url === "/terms.pdf";
    const isPng = incoming.url === "/icon.png";
    outgoing.writeHead(isPdf || isPng ? 200 : 404, {
      "Content-Type": isPdf ? "application/pdf" : "image/png",
    });
    outgoing.end(isPdf ? PDF : PNG);
  });
  preview = createPreview({
    settings: settingsFor("http://127.0.0.1:9"),
    bytes: createHttpClient({ caFile: null, log: silentLog }),
    log: silentLog,
    now: Date.now,
    filesFolder: join(folder, "files"),
    live: () => live,
    cached: () => null,
    flow: () => "PATCH_ORDER",
    browser: { opensFiles: true, printsPages: false },
    draft: new Cell(null),
    subscribe: (listener) => changed.subscribe(listener),
    branding: () => branding,
  });
});
afterEach(async () => {
  ending.abort();
  await server.close();
  rmSync(folder, { recursive: true });
});

function configurationWith(document: string, revision = 5) {
  return {
    revision,
    apiUrl: "https://loyalty.example",
    loyaltyApiVersion: "1.7",
    establishmentId: 1,
    currency: "EUR",
    timezone: "Europe/Berlin",
    locales: { enabled: ["en"] },
    loyaltyEnabled: true,
    loyalty: { phoneNumberFlow: { enabled: true }, pointsIconUrl: `${server.url}/icon.png` },
    documents: [
      {
        kind: "privacy_policy",
        version: "1",
        titleByLocale: { en: "Privacy" },
        pdfUrlByLocale: { en: `${server.url}${document}` },
      },
    ],
  };
}

function read(revision: number): SentConfiguration {
  const given = configurationWith("/terms.pdf", revision);
  return { configuration: outletConfiguration.parse(given), given };
}

const previewOfDraft = (text: unknown) =>
  preview.configuration({ source: "draft", text: JSON.stringify(text) }, ending.signal);

/** The first result without a file that is still loading. */
async function untilComplete(results: AsyncIterable<PreviewResult>) {
  for await (const result of results) {
    if (result.result !== "previewed") throw new Error(result.result);
    if (result.files.every(({ state }) => state !== "loading")) return result;
  }
  throw new Error("the preview has ended");
}

describe("a preview of a draft", () => {
  it("has the outlet as the screens would receive it, with its files on this machine, and calls nothing else", async () => {
    const { outlet, files } = await untilComplete(previewOfDraft(configurationWith("/terms.pdf")));
    expect(outlet.loyalty).toMatchObject({ flow: "PATCH_ORDER", phone: { flow: "single_step" } });
    expect(outlet.outOfOrder).toBeNull();
    expect(outlet.documents[0]?.urlByLocale.en).toMatch(/^media\/preview\/[0-9a-f]{40}\.pdf$/);
    expect(files.map(({ state }) => state)).toEqual(["loaded", "loaded"]);
    expect(asked.sort()).toEqual(["/icon.png", "/terms.pdf"]);
  });

  it("has the name, the colours and the logo that customers see", async () => {
    branding = {
      brand: { ...branding.brand, name: "Zum Anker", color: "#004488" },
      logoUrl: "media/photos/logo.svg",
    };
    const { outlet } = await untilComplete(previewOfDraft(configurationWith("/terms.pdf")));
    expect(outlet).toMatchObject({ name: "Zum Anker", logoUrl: "media/photos/logo.svg" });
    expect(outlet.theme).toEqual(themeViewOf(branding.brand));
  });

  it("says why a document does not load, or is a picture", async () => {
    const missing = await untilComplete(previewOfDraft(configurationWith("/nowhere.pdf")));
    expect(missing.files[0]).toMatchObject({ kind: "document", state: "failed", why: "HTTP 404" });
    // The same address is the points icon, which exists.
    const picture = await untilComplete(previewOfDraft(configurationWith("/icon.png")));
    expect(picture.files[0]).toMatchObject({ kind: "document", state: "failed", localUrl: null });
    expect(picture.files[1]).toMatchObject({ kind: "image", state: "loaded" });
  });

  it("without a valid configuration is refused with its field, and nothing is fetched", async () => {
    const results = previewOfDraft({ ...configurationWith("/terms.pdf"), revision: "5" });
    const { value } = await results.next();
    expect(value).toMatchObject({ result: "refused", problems: [{ field: "revision" }] });
    expect(asked).toEqual([]);
  });
});

it("says what the page's browser can do", async () => {
  const { value } = await preview.sources(ending.signal).next();
  expect(value).toMatchObject({ browser: { opensFiles: true, printsPages: false } });
});

describe("a preview of the live configuration", () => {
  it("lists left-out and unknown fields, like a preview of a draft", async () => {
    const sent = { ...configurationWith("/terms.pdf"), extra: 1, timezone: 7 };
    const read = readOutletConfiguration(sent);
    if (!read.ok) throw read.error;
    live = { configuration: read.value, given: sent };
    const found = await untilComplete(preview.configuration({ source: "live" }, ending.signal));
    const draft = await untilComplete(previewOfDraft(sent));
    expect(found.leftOut.map(({ field }) => field)).toEqual(["timezone"]);
    expect(found.ignoredFields).toEqual(["extra"]);
    expect([found.leftOut, found.ignoredFields]).toEqual([draft.leftOut, draft.ignoredFields]);
  });

  it("from an older program's cache lists none, since its source text is unknown", async () => {
    const configuration = outletConfiguration.parse(configurationWith("/terms.pdf"));
    live = { configuration, given: null };
    const found = await untilComplete(preview.configuration({ source: "live" }, ending.signal));
    expect(found).toMatchObject({ leftOut: [], ignoredFields: [] });
  });

  it("says that there is none, and follows it from the first to the next", async () => {
    const results = preview.configuration({ source: "live" }, ending.signal);
    expect((await results.next()).value).toEqual({ result: "nothing" });
    live = read(5);
    changed.set(1);
    const revisionOf = async () => {
      const { value } = await results.next();
      return value?.result === "previewed" ? value.configuration.revision : null;
    };
    expect(await revisionOf()).toBe(5);
    live = read(6);
    changed.set(2);
    await expect.poll(revisionOf).toBe(6);
  });
});

it("serves the files that it has fetched, and nothing else in their folder", () => {
  const { fileFor } = previewMount(folder);
  const name = `${"0a".repeat(20)}.png`;
  expect(fileFor(name)).toBe(join(folder, name));
  const others = ["settings.json", "logo.png", `../${name}`, `${"0a".repeat(20)}.json`, ""];
  for (const other of others) expect(fileFor(other), other).toBeNull();
});
