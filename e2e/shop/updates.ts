/** Newer packages, and the way back from one that does not work (docs/updates.md). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { MANIFEST, manifestOf } from "../../electron/update/folders.ts";
import { expectStart, openScreen } from "./kiosk-screen.ts";
import { install, putFile, type Shop } from "./shop.ts";
import { visit } from "./visit.ts";

/** The updater as its unit confines it, at once: by itself it waits for the night, and five minutes without a customer. */
const AT_ONCE = `[Service]
ExecStart=
ExecStart=/usr/bin/loyalty-kiosk update --now --trial-seconds 45
`;
const STAGED = "usr/lib/loyalty-kiosk/staged";
const BROKEN = "process.exit(1);\n";

const status = z.object({
  current: z.string(),
  state: z.object({
    phase: z.string(),
    last: z.object({ result: z.string(), reason: z.string().nullable() }),
  }),
});

export type NewerPackages = {
  /** Each newer than the one before. */
  readonly good: readonly { readonly version: string; readonly deb: string }[];
  /** Newer still; its program is replaced by one that ends at once. */
  readonly broken: string;
};

/** Installs each package and has the updater bring it into use; the last one it has to take back. */
export async function tryUpdates(shop: Shop, { good, broken }: NewerPackages): Promise<void> {
  putFile(
    shop.kiosk.path("/"),
    "etc/systemd/system/loyalty-kiosk-update.service.d/at-once.conf",
    AT_ONCE,
  );
  await shop.kiosk.must(["systemctl", "daemon-reload"]);
  for (const { version, deb } of good) {
    await install(shop, deb);
    const { current, state } = await update(shop);
    expect({ current, ...state }).toMatchObject({
      current: version,
      phase: "idle",
      last: { result: "updated" },
    });
    await visitAfter(shop);
  }
  await install(shop, broken);
  const staged = join(shop.kiosk.path("/"), STAGED);
  writeFileSync(join(staged, "serve/kiosk.js"), BROKEN);
  writeFileSync(join(staged, MANIFEST), JSON.stringify(manifestOf(staged)));
  const { current, state } = await update(shop);
  expect({ current, ...state }).toMatchObject({
    current: good.at(-1)?.version,
    phase: "idle",
    last: { result: "returned", reason: "start" },
  });
  await visitAfter(shop);
}

/** One run of the updater; returns what it says about itself afterwards. */
async function update({ kiosk }: Shop): Promise<z.infer<typeof status>> {
  await kiosk.must(["systemctl", "stop", "loyalty-kiosk.service"]);
  await kiosk.must(["systemctl", "start", "loyalty-kiosk-update.service"]);
  return status.parse(JSON.parse(await kiosk.must(["loyalty-kiosk", "update", "--status"])));
}

async function visitAfter(shop: Shop): Promise<void> {
  const screen = await openScreen(shop.kiosk);
  await expectStart(screen);
  shop.numbers.push(await visit(screen));
  await screen.close();
}
