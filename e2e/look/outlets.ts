/** The fictitious outlets of docs/look.md and of its tests, each known by its menu alone. */
import { join } from "node:path";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched } from "../../electron/testing/settings-patch.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import type { Restaurant } from "../support/restaurant.ts";
import { sandboxControl } from "../support/sandbox-control.ts";
import type { Brand, Outlet, Text } from "./outlet.ts";
import { BURGERS_KUWAIT } from "./outlets/burgers-kuwait.ts";
import { CAFE_PARIS } from "./outlets/cafe-paris.ts";
import { KEBAB_BERLIN } from "./outlets/kebab-berlin.ts";
import { SUSHI_WARSAW } from "./outlets/sushi-warsaw.ts";
import { wireMenuOf } from "./wire-menu.ts";

export const OUTLETS = {
  "kebab-berlin": KEBAB_BERLIN,
  "sushi-warsaw": SUSHI_WARSAW,
  "cafe-paris": CAFE_PARIS,
  "burgers-kuwait": BURGERS_KUWAIT,
} as const satisfies Readonly<Record<string, Outlet>>;

export type OutletName = keyof typeof OUTLETS;

export const OUTLET_NAMES = Object.keys(OUTLETS).filter(
  (name): name is OutletName => name in OUTLETS,
);

export const QUEUE_NUMBER = 42;

/** Its names, for customers who read its menu. */
export function restaurantOf({ categories, groups, combos }: Outlet): Restaurant {
  const named = [
    ...categories.flatMap((category) => [category, ...category.dishes]),
    ...groups.flatMap((group) => [group, ...group.modifiers]),
    ...combos.flatMap((combo) => [combo, ...combo.steps]),
  ];
  const titles = new Map<string, Text>(named.map(({ id, title }) => [id, title]));
  return {
    nameOf(id, locale) {
      const title = titles.get(id)?.[locale];
      if (!title) throw new Error(`no name of ${id} in ${locale}`);
      return title;
    },
  };
}

/** What an outlet adds to its menu. */
type Own = {
  /** Logo, colour and mood. */
  readonly brand?: Brand;
  /** The folder of its photos. */
  readonly photos?: string;
};

/** Fixtures' options for a kiosk at this outlet: `test.use(atOutlet("cafe-paris"))`. */
export function atOutlet(given: OutletName | Outlet, spoken?: string, own: Own = {}) {
  const outlet: Outlet = typeof given === "string" ? OUTLETS[given] : given;
  const language = spoken ?? outlet.locales[0];
  return {
    language,
    restaurant: restaurantOf(outlet),
    sandboxState: vendorOf(outlet),
    settingsPatch: settingsOf(outlet, language, own),
  };
}

/** The bodies to put to the sandbox's control API by which its vendor is that of the outlet. */
function vendorOf(outlet: Outlet) {
  const { requestId, menu } = wireMenuOf(outlet);
  const order = { id: "T-1", queueNumber: QUEUE_NUMBER, state: { status: "COOKING" } };
  return {
    outlet: { configured: false },
    "faults/ordering.menu": { answer: { requestId, menu } },
    "faults/ordering.menu-revision": { answer: { revision: menu.revision } },
    "faults/ordering.order": { answer: { posId: order.id, queueNumber: QUEUE_NUMBER } },
    "faults/ordering.orders": { answer: { orders: [order] } },
  };
}

/** What distinguishes its settings from those of the sandbox's own kiosk; the first language is the one of a visit. */
function settingsOf({ name, currency, timezone, locales }: Outlet, language: string, own: Own) {
  const others = locales.filter((locale) => locale !== language);
  return {
    device: {
      theme: { name, ...own.brand },
      menuPictures: own.photos ?? null,
      fallback: { currency, timezone, locales: [language, ...others] },
    },
  };
}

/** Starts the kiosk of an outlet, with its files in `folder`. */
export async function startOutlet(
  { sandboxState, settingsPatch, restaurant, language }: ReturnType<typeof atOutlet>,
  folder: string,
) {
  const gatePort = await freePort();
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  const control = sandboxControl(sandbox.url);
  for (const [path, body] of Object.entries(sandboxState)) await control.put(path, body);
  const kiosk = await startServe({
    settings: parseSettings(patched(sandbox.settings, settingsPatch), folder, process.env),
    port: 0,
    dataDir: join(folder, "kiosk"),
  });
  return {
    url: kiosk.url,
    restaurant,
    language,
    async close() {
      await kiosk.close();
      await sandbox.close();
    },
  };
}
