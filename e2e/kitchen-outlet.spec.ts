/** The order-status display of an outlet with several kiosks, with what its host would send if one of them is silent. */
import type { Page } from "@playwright/test";
import { type StatusView, statusView } from "../electron/host/rpc/status-view.ts";
import { expect, test } from "./pages/fixtures.ts";
import { StatusDisplay } from "./pages/status-display.ts";
import { LEAST_CONTRAST, LIMITS, VIEWPORTS } from "./support/display-modes.ts";
import { inspect } from "./support/inspect.ts";
import { MOVED_BY_HAND } from "./support/kitchen.ts";
import { SPOKEN } from "./support/words.ts";

/** The tone of the bell that calls staff. */
const BELL_HERTZ = 1175;
const RULES = { ...LIMITS, forbidden: [] };
const SINCE = Date.UTC(2027, 0, 4, 12, 4);

const SHARED: NonNullable<StatusView["shared"]> = {
  terminalId: "K1",
  awaySince: null,
  pairingCode: null,
  silent: [],
  stale: [],
  twice: [],
};
const BOARD = {
  preparing: ["204", "117", "118", "205"],
  ready: ["203", "116", "115"].map((number) => ({ number, isNew: false })),
};
const SILENT: Partial<StatusView> = {
  ...BOARD,
  shared: {
    ...SHARED,
    silent: [{ terminalId: "K2", since: SINCE }],
    stale: ["203", "204", "205"],
  },
};
const TWICE: Partial<StatusView> = {
  ...BOARD,
  shared: { ...SHARED, twice: [{ number: "117", terminalIds: ["K1", "K2"] }] },
};
const ALONE: Partial<StatusView> = { ...BOARD, shared: { ...SHARED, awaySince: SINCE } };

/** What the host sends to the display has `changes`. */
async function withView(page: Page, changes: Partial<StatusView>): Promise<void> {
  await page.routeWebSocket(/\/rpc$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(changed(message, changes)));
  });
}

function changed(message: string | Buffer, changes: Partial<StatusView>): string | Buffer {
  const text = JSON.stringify(JSON.parse(String(message)), (_name, value: unknown) => {
    const view = statusView.safeParse(value);
    return view.success ? { ...view.data, ...changes } : value;
  });
  return text;
}

for (const locale of SPOKEN) {
  for (const highContrast of [false, true]) {
    test.describe(`${locale}, ${highContrast ? "high" : "normal"} contrast`, () => {
      test.use({
        language: locale,
        sandboxState: {
          configuration: { loyaltyEnabled: false, locales: { default: locale } },
          ...MOVED_BY_HAND,
        },
        settingsPatch: { device: { statusDisplay: { highContrast } } },
      });
      const contrast = LEAST_CONTRAST[highContrast ? "high" : "normal"];

      for (const [what, changes] of Object.entries({ SILENT, TWICE, ALONE })) {
        test(`${locale}, ${highContrast ? "high" : "normal"} contrast: ${what.toLowerCase()} kiosk: the display passes axe and is nowhere cut off`, async ({
          shop,
          context,
        }) => {
          // Both orientations are inspected, which takes most of the time.
          test.slow();
          const page = await context.newPage();
          await withView(page, changes);
          const display = await StatusDisplay.open(page, shop.kiosk.status, locale);
          await expect(display.numbers("preparing")).toHaveText(BOARD.preparing);
          if (what === "SILENT") {
            const edge = highContrast ? "border-top-style" : "outline-style";
            await expect(display.numbers("preparing").filter({ hasText: "204" })).toHaveCSS(
              edge,
              "dashed",
            );
          }
          for (const [orientation, viewport] of Object.entries(VIEWPORTS)) {
            await page.setViewportSize(viewport);
            await inspect(page, `${what}, ${orientation}`, { ...RULES, contrast });
          }
          expect(display.defects).toEqual([]);
        });
      }
    });
  }
}

test.describe("in an outlet with several kiosks", () => {
  test.use({
    sandboxState: { configuration: { loyaltyEnabled: false }, ...MOVED_BY_HAND },
  });

  test("the numbers of a silent kiosk are outlined, and it is named with the time", async ({
    shop,
    context,
  }) => {
    const page = await context.newPage();
    await withView(page, SILENT);
    const display = await StatusDisplay.open(page, shop.kiosk.status, "en");
    const outlined = (name: "preparing" | "ready") =>
      display.numbers(name).filter({ has: page.locator("xpath=self::*[@data-stale]") });
    await expect(outlined("preparing")).toHaveText(["204", "205"]);
    await expect(outlined("ready")).toHaveText(["203"]);
    await expect(page.getByText(/No updates from kiosk .*K2.* since \d{1,2}:\d\d/)).toBeVisible();
  });

  test("a number that two kiosks have given out rings once, and is named to staff", async ({
    shop,
    context,
  }) => {
    const page = await context.newPage();
    await withView(page, TWICE);
    const display = await StatusDisplay.open(page, shop.kiosk.status, "en");
    await expect(page.getByRole("alert")).toContainText("both gave out number");
    await expect.poll(() => display.tones()).toEqual([BELL_HERTZ, BELL_HERTZ, BELL_HERTZ]);
  });

  test("without a connection to the others the display says whose orders it shows", async ({
    shop,
    context,
  }) => {
    const page = await context.newPage();
    await withView(page, ALONE);
    await StatusDisplay.open(page, shop.kiosk.status, "en");
    await expect(page.getByText("Only orders of kiosk")).toContainText("K1");
  });
});
