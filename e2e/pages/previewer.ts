/** The standalone configuration preview, with a sandbox that may only be asked for files. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import type { OutletConfiguration } from "../../contracts/in-store-loyalty.ts";
import { configurationResponse } from "../../contracts/in-store-loyalty.ts";
import { servePreview } from "../../electron/preview-command.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { choose } from "../support/choose.ts";
import { type SandboxControl, sandboxControl } from "../support/sandbox-control.ts";
import { type Say, sayIn } from "../support/say.ts";
import { test as base } from "../support/taps.ts";

/** Operations that a preview must never call; its files come from elsewhere in the sandbox. */
const CALLS = /^(loyalty|ordering|payments)\./;

export class Previewer {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  /** The visible screens, the live one first if two are side by side. */
  screen(at: "first" | "last" = "last"): FrameLocator {
    return this.page.locator(".previewer__stage iframe")[at]().contentFrame();
  }

  /** From a single screen → the screen `id`, rendered. */
  async open(id: string): Promise<void> {
    await this.page.locator(`[data-scene="${id}"]`).click();
    await this.drawn();
  }

  /** Waits until every visible screen is rendered. */
  async drawn(): Promise<void> {
    await expect(this.page.locator(".previewer__stage iframe").first()).toBeVisible();
    await expect(this.page.locator(".previewer__stage .device__drawing")).toHaveCount(0);
  }

  /** Sets a switch, by its group and its own label. */
  async turn(group: string, value: string): Promise<void> {
    const choice = this.page.getByRole("group", { name: this.say(group), exact: true });
    await choose(choice.getByRole("radio", { name: value }));
  }

  finding(rule: string): Locator {
    return this.page.locator(`[data-rule="${rule}"]`);
  }
}

export type Desk = {
  readonly url: string;
  readonly control: SandboxControl;
  readonly previewer: Previewer;
  /** Writes the draft's file, which the preview then shows. */
  readonly save: (change: (draft: OutletConfiguration) => void) => void;
  readonly live: OutletConfiguration;
  /** Operations of the three services that the sandbox has received. */
  readonly calls: () => Promise<string[]>;
  /** Addresses outside of the preview that the page itself requested. */
  readonly foreignRequests: readonly string[];
};

type Options = { readonly toolLocale: string };

export const test = base.extend<{ desk: Desk } & Options>({
  toolLocale: ["en", { option: true }],
  locale: async ({ toolLocale }, use) => use(toolLocale),

  desk: async ({ page, toolLocale }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "preview-e2e-"));
    const gatePort = await freePort();
    const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
    const control = sandboxControl(sandbox.url);
    const live = await seeded(control);
    const [liveFile, draftFile] = [join(folder, "live.json"), join(folder, "draft.json")];
    const write = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));
    const save: Desk["save"] = (change) => {
      const draft = structuredClone(live);
      draft.revision += 1;
      change(draft);
      write(draftFile, draft);
    };
    write(liveFile, live);
    save(() => {});
    const served = await servePreview({
      draft: draftFile,
      live: liveFile,
      settings: null,
      configBaseUrl: sandbox.url,
      data: join(folder, "kiosk"),
      port: 0,
    });
    const foreignRequests: string[] = [];
    const defects: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(served.url)) foreignRequests.push(request.url());
    });
    page.on("pageerror", (error) => defects.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") defects.push(message.text());
    });
    const calls = async () => operationsOf(await control.get("messages?limit=500"));
    await use({
      url: served.url,
      control,
      previewer: new Previewer(page, await sayIn(toolLocale)),
      save,
      live,
      calls,
      foreignRequests,
    });
    await served.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
    // A console error is a defect, even if nothing is visible.
    expect(defects).toEqual([]);
  },
});

/** The sandbox's own configuration, as its service would return it. */
async function seeded(control: SandboxControl): Promise<OutletConfiguration> {
  const config = await control.get("configuration");
  const answer = configurationResponse.parse({ accepted: true, config });
  if (!answer.accepted) throw new Error("the sandbox has no configuration");
  return answer.config;
}

const received = z.object({ messages: z.array(z.object({ operation: z.string() })) });

function operationsOf(messages: unknown): string[] {
  return received
    .parse(messages)
    .messages.map(({ operation }) => operation)
    .filter((operation) => CALLS.test(operation));
}

export { expect };
