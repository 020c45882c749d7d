/** What the page's document tells of the outlet before the page asks: of this moment, and whatever an outlet is called. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NEVER_POLLED, settingsFor } from "../outlet/testing/outlet.ts";
import { outletViewOf } from "../outlet/view.ts";
import { createPageFiles, KIOSK_PAGE, STATUS_PAGE } from "./page-files.ts";
import { outletView } from "./views.ts";

const BLOCK = /<script type="application\/json" id="outlet-ahead">([^<]*)<\/script><\/head>/;

let pageDir: string;
beforeAll(() => {
  pageDir = mkdtempSync(join(tmpdir(), "kiosk-page-files-"));
  for (const page of [KIOSK_PAGE, STATUS_PAGE]) {
    writeFileSync(join(pageDir, page.file), "<head><title>A page</title></head><body>");
  }
});
afterAll(() => rmSync(pageDir, { recursive: true }));

const called = (name: string) => ({
  ...outletView.parse(
    outletViewOf({
      settings: settingsFor("https://config.example"),
      configuration: null,
      credential: null,
      provisioning: null,
      configurationPoll: NEVER_POLLED,
      recordsTrouble: null,
      hasMenu: true,
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

test("the document tells the outlet as it is when it is asked for", async () => {
  let name = "Before";
  const page = { pageDir, page: KIOSK_PAGE, mounts: [], policy: POLICY };
  const files = createPageFiles({ ...page, outlet: () => called(name) });
  expect(await documentOf(files)).toContain('"name":"Before"');
  name = "After";
  const told: unknown = JSON.parse(BLOCK.exec(await documentOf(files))?.[1] ?? "null");
  expect(told).toEqual(called("After"));
});

test.each(["</script><script>alert(1)</script>", "<!--<script>", "$& $` $' __CSP_NONCE__"])(
  "an outlet called %s is told by its name, and nothing else comes of it",
  async (name) => {
    const page = { pageDir, page: KIOSK_PAGE, mounts: [], policy: POLICY };
    const text = await documentOf(createPageFiles({ ...page, outlet: () => called(name) }));
    const told: unknown = JSON.parse(BLOCK.exec(text)?.[1] ?? "null");
    expect(told).toEqual(called(name));
    expect(text.match(/<(?!\/?(?:head|title|body|script)\b)/)).toBeNull();
    expect(text.match(/<script/g)).toHaveLength(1);
  },
);

test("a page that is not told the outlet has none in its document", async () => {
  const page = { pageDir, page: STATUS_PAGE, mounts: [], policy: POLICY };
  expect(await documentOf(createPageFiles(page))).not.toContain("outlet-ahead");
});
