/** `loyalty-kiosk setup`, as an installer runs it in the system (docs/command.md). */
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { z } from "zod";
import { SETTINGS_FILE, type Shop, UNIT } from "./shop.ts";

const PREPARED_FILE = "/root/kiosk.json";
const UPDATER_FOLDER = "/var/lib/loyalty-kiosk-update";
const POLICIES = "/etc/chromium/policies/managed/loyalty-kiosk.json";
const UNITS = [
  UNIT,
  "loyalty-kiosk-watchdog.timer",
  "loyalty-kiosk-backup.timer",
  "loyalty-kiosk-update.timer",
  "loyalty-kiosk-firewall.service",
];

const readiness = z.object({
  ready: z.boolean(),
  findings: z.array(z.object({ title: z.string(), verdict: z.string(), seen: z.string() })),
});

/** Sets the kiosk up from a prepared file; throws with what setup says if the kiosk is not ready then. */
export async function setUp(shop: Shop, prepared: unknown): Promise<string> {
  const { code, output } = await runSetup(shop, prepared);
  expect(code, output).toBe(0);
  expect(output).toMatch(/\nready \(\d+ checks\)\n$/);
  return output;
}

async function runSetup({ kiosk }: Shop, prepared: unknown) {
  writeFileSync(kiosk.path(PREPARED_FILE), JSON.stringify(prepared), { mode: 0o600 });
  const ran = await kiosk.run(["loyalty-kiosk", "setup", "--from", PREPARED_FILE]);
  await kiosk.must(["rm", PREPARED_FILE]);
  return ran;
}

/**
 * A key that the service refuses, an address at which none answers, and a file that only root can read: each is named, and
 * nothing has changed.
 */
export async function tryWrongAnswers(shop: Shop): Promise<void> {
  const { ordering, payments, ...rest } = shop.settings;
  const wrong = [
    {
      settings: { ...rest, ordering, payments: { ...section(payments), outboundToken: "wrong" } },
      code: 1,
      says: "Compare payments.outboundToken.",
    },
    {
      settings: {
        ...rest,
        payments,
        ordering: { ...section(ordering), vendorBaseUrl: "http://127.0.0.1:9/" },
      },
      code: 1,
      says: "ordering, asked at http://127.0.0.1:9",
    },
    {
      settings: { ...shop.settings, caFile: "/etc/shadow" },
      code: 2,
      says: "caFile: /etc/shadow is not readable for the account kiosk",
    },
  ];
  const before = await stateOfMachine(shop);
  for (const { settings, code, says } of wrong) {
    const ran = await runSetup(shop, { settings });
    expect(ran.code, ran.output).toBe(code);
    expect(ran.output).toContain(says);
    expect(await stateOfMachine(shop), "a refused setup has changed the machine").toBe(before);
  }
}

const section = (value: unknown) => z.record(z.string(), z.unknown()).parse(value);

/** Everything that setup may change. */
function stateOfMachine({ kiosk }: Shop): Promise<string> {
  const files = String.raw`find /etc -printf '%p %m %u:%g %s %T@ %l\n' | sort`;
  const units = `systemctl show --property=Id,ActiveState,UnitFileState,MainPID ${UNITS.join(" ")}`;
  return kiosk.must(["sh", "-c", `${files}; ${units}; nft list ruleset; systemctl get-default`]);
}

/** What setup leaves on the machine. Returns how secrets are stored. */
export async function expectInstallation(shop: Shop): Promise<string> {
  const { kiosk } = shop;
  const { stored, secrets } = await secretFiles(shop);
  const expected: Readonly<Record<string, string>> = {
    "/etc/loyalty-kiosk": "750 root:kiosk",
    [SETTINGS_FILE]: "640 root:kiosk",
    "/etc/loyalty-kiosk/device.json": "640 root:kiosk",
    "/etc/loyalty-kiosk/firewall.nft": "640 root:kiosk",
    [POLICIES]: "644 root:root",
    "/var/lib/loyalty-kiosk": "700 kiosk:kiosk",
    [UPDATER_FOLDER]: "750 root:kiosk",
    "/var/backups/loyalty-kiosk": "700 kiosk:kiosk",
    ...secrets,
  };
  const modes = await kiosk.must(["stat", "--format=%n %a %U:%G", ...Object.keys(expected)]);
  expect(Object.fromEntries(modes.trim().split("\n").map(splitAtFirstSpace))).toEqual(expected);
  await expectNoSecretElsewhere(shop);
  for (const question of ["is-enabled", "is-active"]) {
    const { output } = await kiosk.run(["systemctl", question, ...UNITS]);
    expect(new Set(output.trim().split("\n")), `${question}: ${output}`).toEqual(
      new Set([question.slice("is-".length)]),
    );
  }
  expect(await kiosk.must(["systemctl", "get-default"])).toBe("graphical.target\n");
  // Its unit has the settings' secrets too.
  await kiosk.must(["systemctl", "start", "loyalty-kiosk-backup.service"]);
  const { ready, findings } = readiness.parse(
    JSON.parse(await kiosk.must(["loyalty-kiosk", "setup", "--check", "--json"])),
  );
  expect(ready).toBe(true);
  expect(findings).toContainEqual(
    expect.objectContaining({
      title: "backup",
      verdict: "ok",
      seen: expect.stringMatching(/made/),
    }),
  );
  return stored;
}

function splitAtFirstSpace(line: string): [string, string] {
  const at = line.indexOf(" ");
  return [line.slice(0, at), line.slice(at + 1)];
}

/** Encrypted by systemd if it can do that here. */
async function secretFiles({ kiosk }: Shop) {
  const encrypts = await kiosk.run(["sh", "-c", "echo | systemd-creds encrypt --name=x - -"]);
  const isEncrypted = encrypts.code === 0;
  const folder = isEncrypted ? "/etc/credstore.encrypted" : "/etc/loyalty-kiosk/secrets";
  const names = (await kiosk.must(["ls", folder])).trim().split("\n");
  const name = isEncrypted ? "loyalty-kiosk.staff-pin" : "staff-pin";
  expect(names).toContain(name);
  const mode = isEncrypted ? "600 root:root" : "640 root:kiosk";
  return {
    stored: isEncrypted ? "encrypted by systemd" : "in files of root and kiosk",
    secrets: Object.fromEntries(names.map((file) => [`${folder}/${file}`, mode])),
  };
}

/** Neither in files that others read, nor in the system's journal, nor in any process's arguments or environment. */
async function expectNoSecretElsewhere({ kiosk, settings }: Shop): Promise<void> {
  const everything = await kiosk.must([
    "sh",
    "-c",
    "find /etc -type f ! -path '/etc/loyalty-kiosk/secrets/*' -exec cat {} +; journalctl --all --no-pager; cat /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null; true",
  ]);
  for (const secret of secretsOf(settings)) expect(everything.includes(secret)).toBe(false);
}

function secretsOf(settings: Shop["settings"]): readonly string[] {
  const { outlet, ordering, payments } = z
    .object({
      outlet: z.object({ credentialCipher: z.object({ key: z.string(), iv: z.string() }) }),
      ordering: z.object({ apiKey: z.string(), apiKeyResponse: z.string() }),
      payments: z.object({ outboundToken: z.string(), inboundTokens: z.array(z.string()) }),
    })
    .parse(settings);
  return [
    ...Object.values(outlet.credentialCipher),
    ...Object.values(ordering),
    payments.outboundToken,
    ...payments.inboundTokens,
  ];
}

/** curl's exit codes: nobody answers at all, or the connection is refused at once. */
const [REFUSED, TIMED_OUT] = [7, 28];

/** The rules are loaded, and hold for the kiosk's account: it may connect to the ports of its services only. */
export async function tryFirewall({ kiosk, sandbox }: Shop): Promise<void> {
  const rules = await kiosk.must(["nft", "list", "table", "inet", "loyalty_kiosk"]);
  expect(rules).toContain(`443, ${new URL(sandbox.url).port}`);
  expect(rules).toContain("hook input priority filter; policy drop;");
  // A network at which nobody answers.
  const [here, nobody] = ["192.0.2.1/24", "192.0.2.9"];
  const address = "02:00:00:00:00:09";
  await kiosk.must(["ip", "link", "add", "shop0", "type", "veth", "peer", "name", "shop1"]);
  await kiosk.must(["ip", "address", "add", here, "dev", "shop0"]);
  for (const end of ["shop0", "shop1"]) await kiosk.must(["ip", "link", "set", end, "up"]);
  await kiosk.must(["ip", "neighbor", "add", nobody, "lladdr", address, "dev", "shop0"]);
  const connect = async (port: number, options?: { user: string }) => {
    const url = `http://${nobody}:${port}/`;
    return (await kiosk.run(["curl", "--silent", "--max-time", "1", url], options)).code;
  };
  expect(await connect(8080, { user: "kiosk" })).toBe(REFUSED);
  expect(await connect(443, { user: "kiosk" })).toBe(TIMED_OUT);
  expect(await connect(8080)).toBe(TIMED_OUT);
  await kiosk.must(["ip", "link", "delete", "shop0"]);
}
