/** The command of the person with a shell: status, logs, support bundle, encrypted backup and restore (docs/command.md). */
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { z } from "zod";
import { setUp } from "./setup.ts";
import { DATA_FOLDER, type Shop, UNIT } from "./shop.ts";

const BACKUPS = "/var/backups/loyalty-kiosk";
const IDENTITY_FILE = "/root/key.txt";
const BUNDLES = "/root/bundles";
/** A page that was open before its kiosk was restarted opens again. */
const START_MS = 60_000;

const status = z.object({
  serving: z.boolean(),
  units: z.array(z.object({ unit: z.string(), active: z.string() })),
  report: z.object({ orders: z.object({ unfinished: z.number(), isComplete: z.boolean() }) }),
  backupProblem: z.string().nullable(),
});
const secretValues = z.object({
  ordering: z.object({ apiKey: z.string(), apiKeyResponse: z.string() }),
  payments: z.object({ outboundToken: z.string(), inboundTokens: z.array(z.string()) }),
  outlet: z.object({ credentialCipher: z.object({ key: z.string(), iv: z.string() }) }),
});

/** Leaves the kiosk as it was, with the same orders. */
export async function tryCommands(shop: Shop): Promise<void> {
  const { kiosk } = shop;
  await expectServing(shop);
  expect(await kiosk.must(["loyalty-kiosk", "logs", "--lines", "5"])).toContain("systemd");
  await expectBundle(shop);
  const identity = await generateIdentity();
  writeFileSync(kiosk.path(IDENTITY_FILE), `${identity}\n`, { mode: 0o600 });
  const recipients = [await identityToRecipient(identity)];
  await setUp(shop, { settings: { operation: { backup: { recipients } } } });
  // As its timer starts it, with all that the unit forbids; and by hand.
  await kiosk.must(["systemctl", "start", "loyalty-kiosk-backup.service"]);
  await kiosk.must(["loyalty-kiosk", "backup"]);
  await expectOwnFiles(shop, BACKUPS);
  await expectOwnFiles(shop, DATA_FOLDER);
  await restoreLatest(shop);
  await setUp(shop, { settings: { operation: { backup: { recipients: [] } } } });
  await expectServing(shop);
}

async function expectServing({ kiosk }: Shop): Promise<void> {
  await expect(async () => {
    const { code, output } = await kiosk.run(["loyalty-kiosk", "status", "--json"]);
    expect(code, output).toBe(0);
    expect(status.parse(JSON.parse(output))).toMatchObject({
      serving: true,
      report: { orders: { isComplete: true } },
      backupProblem: null,
    });
  }).toPass({ timeout: START_MS });
  expect(await kiosk.must(["loyalty-kiosk", "status"])).toContain("This kiosk takes orders.\n");
}

/** Everything is in it, and no secret of the settings. */
async function expectBundle({ kiosk, settings }: Shop): Promise<void> {
  await kiosk.must(["mkdir", "--mode=700", BUNDLES]);
  await kiosk.must(["loyalty-kiosk", "support-bundle", "--to", BUNDLES]);
  const content = await kiosk.must([
    "sh",
    "-c",
    `tar --extract --to-stdout --file ${BUNDLES}/*.gz`,
  ]);
  for (const part of ["This kiosk takes orders.", '"msg":"answer"', DATA_FOLDER, "ready ("]) {
    expect(content, part).toContain(part);
  }
  const { ordering, payments, outlet } = secretValues.parse(settings);
  const { key, iv } = outlet.credentialCipher;
  const secrets = [ordering.apiKey, ordering.apiKeyResponse, payments.outboundToken, key, iv];
  for (const secret of [...secrets, ...payments.inboundTokens]) {
    expect(content.includes(secret), "a secret is in the bundle").toBe(false);
  }
  await kiosk.must(["rm", "-r", BUNDLES]);
}

/** What belongs to another account, or is open to one. */
async function expectOwnFiles({ kiosk }: Shop, folder: string): Promise<void> {
  const foreign = ["(", "!", "-user", "kiosk", "-o", "-perm", "/077", ")"];
  expect(await kiosk.must(["find", folder, "!", "-type", "l", ...foreign])).toBe("");
}

/** No kiosk has run since the backup: its orders are resumed. */
async function restoreLatest(shop: Shop): Promise<void> {
  const { kiosk } = shop;
  const restore = ["loyalty-kiosk", "restore", "--yes", "--go-on"];
  const running = await kiosk.run([...restore, "--identity", IDENTITY_FILE]);
  expect(running.code, running.output).toBe(1);
  expect(running.output).toContain("systemctl stop loyalty-kiosk");
  await kiosk.must(["systemctl", "stop", UNIT]);
  await kiosk.must(["loyalty-kiosk", "backup"]);
  const closed = await kiosk.run(restore);
  expect(closed.code, closed.output).toBe(1);
  expect(closed.output).toContain("--identity FILE is missing");
  await kiosk.must([...restore, "--identity", IDENTITY_FILE]);
  await expectOwnFiles(shop, DATA_FOLDER);
  await kiosk.must(["systemctl", "start", UNIT]);
  await kiosk.must(["sh", "-c", `rm -r ${IDENTITY_FILE} ${DATA_FOLDER}.before-*`]);
}
