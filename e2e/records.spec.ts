/**
 * A kiosk whose records are not writable, or not usable (requirement M5): customers are sent to the counter, staff see
 * why, and it recovers by itself once that is fixed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limitFiles } from "../electron/testing/file-limit.ts";
import { type HostProcess, startHostProcess } from "../electron/testing/host-process.ts";
import { menuArrives, placeOrder } from "../electron/testing/placing.ts";
import { Customer } from "./pages/customer.ts";
import { test as base, expect } from "./pages/fixtures.ts";
import { SPOKEN, words } from "./support/words.ts";

/** Another customer's order, from a second screen. */
const ANOTHER = { visitId: randomUUID(), checkoutId: randomUUID() };
const PLAIN_KIOSK = join(import.meta.dirname, "../electron/testing/plain-kiosk.ts");

type Fixtures = {
  settingsFile: string;
  /** The kiosk's host as a process of its own, whose disk can be full. */
  host: HostProcess;
};

const test = base.extend<Fixtures>({
  settingsFile: async ({ shop }, use) => {
    const file = join(shop.dataDir, "..", "settings.json");
    writeFileSync(file, JSON.stringify(shop.sandbox.settings));
    // Its ports and records are another process's here.
    await shop.stopKiosk();
    await use(file);
  },
  host: async ({ settingsFile, shop }, use) => {
    const host = await startHostProcess(settingsFile, shop.dataDir);
    await use(host);
    await host.stop();
  },
});

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ sandboxState: { configuration: { locales: { default: locale } } } });

    test("with a full disk the start screen sends customers to the counter and shows staff why", async ({
      page,
      host,
    }) => {
      const say = words(locale);
      const eatIn = page.getByRole("button", { name: say("common:orderType.EAT_IN") });
      await page.goto(host.url);
      await expect(eatIn).toBeVisible();
      await menuArrives(host.client);
      limitFiles(host.pid, 1);
      // An idle kiosk notices it within a minute; an order does at once, and is refused when its page asks again.
      await expect(placeOrder(host.client.checkout, ANOTHER)).rejects.toThrow();
      expect(await placeOrder(host.client.checkout, ANOTHER)).toEqual({ result: "unavailable" });
      const title = say("interruptions:outOfOrder.title");
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(say("interruptions:outOfOrder.records-unusable"))).toBeVisible();
      const staff = page.getByRole("region", { name: say("interruptions:outOfOrder.forStaff") });
      await expect(staff).toContainText(say("interruptions:outOfOrder.staff.disk-full"));
      limitFiles(host.pid, "unlimited");
      await expect(eatIn).toBeVisible();
    });
  });
}

test("a customer who was ordering meanwhile sees at Pay that nothing was charged, and pays once there is space", async ({
  page,
  host,
  shop,
}) => {
  await page.goto(host.url);
  const customer = await Customer.at(page);
  await customer.begin("PICKUP");
  await customer.order("burger-beet", "bun-brioche");
  await customer.reviewOrder();
  await customer.declineLoyalty();
  limitFiles(host.pid, 1);
  await customer.buttonNamed(/^Pay €/).tap();
  await expect(page.getByRole("alert")).toContainText(
    words("en")("checkout:review.unavailableBody"),
  );
  expect((await shop.control.ledger()).payments).toEqual([]);
  limitFiles(host.pid, "unlimited");
  await customer.payAndGetNumber();
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(1);
});

test("damaged records: the screen says so, and the kiosk returns once a good copy is there", async ({
  page,
  settingsFile,
  shop,
}) => {
  const file = join(shop.dataDir, "kiosk.sqlite");
  const good = readFileSync(file);
  writeFileSync(file, Buffer.from(good).fill(0x5a, 4_096 * 4));
  const kiosk = spawn(
    process.execPath,
    [PLAIN_KIOSK, "--settings", settingsFile, "--port", "0", "--data", shop.dataDir],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  try {
    await page.goto(await addressOf(kiosk));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please order at the counter");
    await expect(page.getByText("The file is damaged.")).toBeVisible();
    await expect(page.getByText("begin-with-new-records")).toBeVisible();
    writeFileSync(file, good);
    await expect(page.getByRole("heading", { name: "Touch to order" })).toBeVisible();
  } finally {
    kiosk.kill("SIGTERM");
    await once(kiosk, "exit");
  }
});

/** The address of the page that shows the problem. */
async function addressOf(kiosk: ChildProcess): Promise<string> {
  let said = "";
  // Left open: a kiosk that writes to a pipe that nobody reads ends.
  for await (const chunk of kiosk.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    const [address] = /http:\S+(?=\n)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`the kiosk ended: ${said}`);
}
