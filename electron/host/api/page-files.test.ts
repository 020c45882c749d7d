/** The outlet's view within the page's document, and which files are served beside it. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDrawings } from "../look/photos/picture-folder.ts";
import { brandOf } from "../outlet/brand.ts";
import { servedLogo } from "../outlet/logo.ts";
import { NEVER_POLLED, settingsFor } from "../outlet/testing/outlet.ts";
import { outletViewOf } from "../outlet/view.ts";
import { EMPTY_STAGE } from "../rpc/stage-views.ts";
import { outletView } from "../rpc/views.ts";
import {
  contentSecurityPolicy,
  createPageFiles,
  KIOSK_PAGE,
  type Mount,
  STATUS_PAGE,
} from "./page-files.ts";

const BLOCK = /<script type="application\/json" id="outlet-ahead">([^<]*)<\/script><\/head>/;

let pageDir: string;
beforeAll(() => {
  pageDir = mkdtempSync(join(tmpdir(), "kiosk-page-files-"));
  for (const page of [KIOSK_PAGE, STATUS_PAGE]) {
    writeFileSync(join(pageDir, page.file), "<head><title>A page</title></head><body>");
  }
});
afterAll(() => rmSync(pageDir, { recursive: true }));

const settings = settingsFor("https://config.example");
const called = (name: string) => ({
  ...outletView.parse(
    outletViewOf({
      settings,
      brand: brandOf(settings.device.theme),
      configuration: null,
      credential: null,
      provisioning: null,
      configurationPoll: NEVER_POLLED,
      recordsTrouble: null,
      hasMenu: true,
      stage: EMPTY_STAGE,
      localUrls: () => null,
      logoUrl: null,
    }),
  ),
  name,
});

const POLICY = { connect: "'self'", frame: "'none'" };

async function documentOf(files: ReturnType<typeof createPageFiles>): Promise<string> {
  const { body } = await files.answer("", "nonce");
  return Buffer.from(body).toString();
}

test("the document has the outlet's view as of the request", async () => {
  let name = "Before";
  const page = { pageDir, page: KIOSK_PAGE, mounts: [], policy: POLICY };
  const files = createPageFiles({ ...page, outlet: () => called(name) });
  expect(await documentOf(files)).toContain('"name":"Before"');
  name = "After";
  const embedded: unknown = JSON.parse(BLOCK.exec(await documentOf(files))?.[1] ?? "null");
  expect(embedded).toEqual(called("After"));
});

test.each(["</script><script>alert(1)</script>", "<!--<script>", "$& $` $' __CSP_NONCE__"])(
  "an outlet's name %s is escaped in the document",
  async (name) => {
    const page = { pageDir, page: KIOSK_PAGE, mounts: [], policy: POLICY };
    const text = await documentOf(createPageFiles({ ...page, outlet: () => called(name) }));
    const embedded: unknown = JSON.parse(BLOCK.exec(text)?.[1] ?? "null");
    expect(embedded).toEqual(called(name));
    expect(text.match(/<(?!\/?(?:head|title|body|script)\b)/)).toBeNull();
    expect(text.match(/<script/g)).toHaveLength(1);
  },
);

test("a page without the outlet's view has none in its document", async () => {
  const page = { pageDir, page: STATUS_PAGE, mounts: [], policy: POLICY };
  expect(await documentOf(createPageFiles(page))).not.toContain("outlet-ahead");
});

test("of the folders of logo and pictures, only the logo and the pictures are served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-settings-"));
  const pictures = join(folder, "pictures");
  mkdirSync(join(pictures, "old"), { recursive: true });
  for (const name of ["settings.json", "key.pdf", "logo.svg", "other.svg", ".env.png"]) {
    writeFileSync(join(folder, name), name);
  }
  for (const name of ["101.svg", "notes.json", "price list.pdf", "old/101.svg"]) {
    writeFileSync(join(pictures, name), name);
  }
  const logo = servedLogo(join(folder, "logo.svg"));
  const files = createPageFiles({
    pageDir,
    page: KIOSK_PAGE,
    mounts: [...(logo ? [logo.mount] : []), readDrawings(pictures).mount],
    policy: POLICY,
  });
  const statusOf = async (path: string) => (await files.answer(path, "nonce")).status;
  expect(logo?.url).toBe("media/logo/logo.svg");
  expect(await statusOf("media/logo/logo.svg")).toBe(200);
  expect(await statusOf("media/pictures/101.svg")).toBe(200);
  for (const name of [
    "logo/settings.json",
    "logo/key.pdf",
    "logo/other.svg",
    "logo/.env.png",
    "logo/",
    "logo/../logo/settings.json",
    "logo/%2e%2e%2flogo%2fsettings.json",
    "logo/pictures/101.svg",
    "pictures/notes.json",
    "pictures/price%20list.pdf",
    "pictures/old/101.svg",
    "pictures/../logo.svg",
    "pictures/%00101.svg",
    "pictures/%E0%A4%A",
  ]) {
    expect(await statusOf(`media/${name}`), name).toBe(404);
  }
  rmSync(folder, { recursive: true });
});

test("a path that leads out of the page's folder is not served, whatever is there", async () => {
  const parent = mkdtempSync(join(tmpdir(), "kiosk-pages-"));
  const own = join(parent, "page");
  const sibling = join(parent, "page-settings");
  for (const folder of [own, sibling]) mkdirSync(folder);
  for (const folder of [own, sibling, parent]) writeFileSync(join(folder, "data.json"), "{}");
  const files = createPageFiles({ pageDir: own, page: KIOSK_PAGE, mounts: [], policy: POLICY });
  const statusOf = async (path: string) => (await files.answer(path, "nonce")).status;
  expect(await statusOf("data.json")).toBe(200);
  expect(await statusOf("fonts/../data.json")).toBe(200);
  for (const path of [
    "../data.json",
    "%2e%2e%2fdata.json",
    "fonts/../../data.json",
    "../page-settings/data.json",
    "..%2fpage-settings%2fdata.json",
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
  rmSync(parent, { recursive: true });
});

test("a logo that is no picture is not served", async () => {
  const file = join(pageDir, "settings.json");
  writeFileSync(file, "{}");
  const logo = servedLogo(file);
  const mounts = logo ? [logo.mount] : [];
  const files = createPageFiles({ pageDir, page: KIOSK_PAGE, mounts, policy: POLICY });
  expect((await files.answer("media/logo/settings.json", "nonce")).status).toBe(404);
});

test("the policy of a page allows what it needs and nothing else", () => {
  const policy = contentSecurityPolicy("N0nce", { connect: "'self'", frame: "https:" });
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-N0nce'",
    "style-src 'self' 'nonce-N0nce'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "frame-src https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("a file that is opened by itself may run nothing; a worker's script only what it needs", async () => {
  const nothing = "default-src 'none'; style-src 'unsafe-inline'";
  const names = [
    "drawing.svg",
    "terms.pdf",
    "photo.png",
    "moving.gif",
    "screen.html",
    "data.json",
    "letters.woff2",
  ];
  for (const name of [...names, "worker.js"]) writeFileSync(join(pageDir, name), name);
  const mount: Mount = { prefix: "media/", fileFor: (name) => join(pageDir, name) };
  const files = createPageFiles({ pageDir, page: KIOSK_PAGE, mounts: [mount], policy: POLICY });
  const headersOf = async (path: string) => (await files.answer(path, "nonce")).headers;
  const wanted = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": nothing };
  for (const name of names) expect(await headersOf(name), name).toMatchObject(wanted);
  for (const name of ["drawing.svg", "terms.pdf", "photo.png", "moving.gif"]) {
    expect(await headersOf(`media/${name}`), name).toMatchObject(wanted);
  }
  expect((await headersOf("worker.js"))["Content-Security-Policy"]).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  );
});
