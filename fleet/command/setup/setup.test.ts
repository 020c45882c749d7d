import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exitStatus } from "../../../electron/host/command/context.ts";
import { merged } from "../../../electron/host/command/json.ts";
import { selfSigned } from "../../../electron/testing/self-signed.ts";
import { addAccount as addToDatabase } from "../../console/add-account.ts";
import { CHEAP } from "../../console/testing/console-fixture.ts";
import { readFleetSettings } from "../../settings/settings.ts";
import {
  createFleetMachine,
  type FleetMachine,
  fleetSettings,
  PASSWORD,
  TOKEN,
} from "../testing/fleet-machine.ts";
import { setup } from "./setup.ts";

let machine: FleetMachine;
beforeEach(() => {
  machine = createFleetMachine();
});
afterEach(() => machine.remove());

/** A machine on which systemd runs, as far as programs say. */
function boot(answers: Readonly<Record<string, string>> = {}): void {
  machine.remove();
  machine = createFleetMachine(answers, { isBooted: true });
}

const operator = { name: "Ada", password: PASSWORD };

function prepare(content: unknown): string {
  const file = join(machine.root, "prepared.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const run = (...args: string[]) => exitStatus(machine.context, () => setup(args, machine.context));

async function setUp(change: Readonly<Record<string, unknown>> = {}, rest: object = { operator }) {
  const settings = merged(await fleetSettings(), change);
  return run("--from", prepare({ settings, ...rest }));
}

/** Somebody who may manage, as the console's own program would add him. */
async function addOperator(): Promise<void> {
  const databaseFile = join(machine.paths.data, "console.sqlite");
  await addToDatabase({ databaseFile, name: "Ada", roles: null, password: PASSWORD, cost: CHEAP });
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const written = () => JSON.parse(readFileSync(machine.paths.settings, "utf8"));

describe("a prepared file", () => {
  test("becomes settings that the fleet's programs can read, and a report that says ready", async () => {
    await addOperator();
    expect(await setUp()).toBe(0);
    const report = machine.printed();
    expect(report).toMatch(/\nready \(\d+ checks\)\n$/);
    expect(report).toContain("✓ certificate: /etc/loyalty-fleet/fleet.pem is valid for");
    const settings = readFleetSettings(machine.paths.settings, {});
    expect(settings.integrations).toMatchObject([
      { integrationId: "cafe", inboundTokens: [TOKEN] },
    ]);
    expect(settings.server.folder).toBe("/var/lib/loyalty-fleet/server");
    expect(machine.ran).toContain(
      `systemctl --root=${machine.root} enable loyalty-fleet-server.service loyalty-fleet-gate.service loyalty-fleet-console.service`,
    );
  });

  test("no secret is in the settings file, in an argument, nor printed", async () => {
    await setUp();
    const settings = readFileSync(machine.paths.settings, "utf8");
    const everything = `${settings}${machine.printed()}${machine.errors()}${machine.ran.join("\n")}`;
    expect(everything).not.toContain("CANARY");
    expect(readdirSync(machine.paths.secrets)).toEqual(["callback-token-0-0"]);
    expect(written().integrations[0].inboundTokens).toEqual([
      { file: "secrets/callback-token-0-0" },
    ]);
  });

  test("files have the owners and modes that keep others out, the private key too", async () => {
    const { paths, owners } = machine;
    chmodSync(join(paths.etc, "fleet.key"), 0o644);
    await setUp();
    const token = join(paths.secrets, "callback-token-0-0");
    for (const path of [paths.settings, token, join(paths.etc, "fleet.key")]) {
      expect([modeOf(path), owners.get(path)]).toEqual(["640", "root:loyalty-fleet"]);
    }
    const folder = join(paths.data, "server");
    expect([modeOf(folder), owners.get(folder)]).toEqual(["700", "loyalty-fleet:loyalty-fleet"]);
  });

  test("adds the operator under the fleet's own account, with the password on the input", async () => {
    await setUp();
    const index = machine.ran.findIndex((line) => line.includes("--add-account=Ada"));
    expect(machine.ran[index]).toContain(
      "setpriv --reuid=loyalty-fleet --regid=loyalty-fleet --init-groups /usr/lib/loyalty-kiosk-fleet/bin/node",
    );
    expect(machine.inputs[index]).toBe(`${PASSWORD}\n`);
  });

  test("may be used again, and keeps the operator and what it does not name", async () => {
    await addOperator();
    await setUp();
    const first = written();
    const byHand = { ...first, server: { ...first.server, maxBytes: 5_000_000 } };
    writeFileSync(machine.paths.settings, JSON.stringify(byHand));
    expect(await run("--from", prepare({ operator }))).toBe(0);
    expect(written()).toEqual(byHand);
    expect(machine.ran.filter((line) => line.includes("--add-account"))).toEqual([]);
  });

  test("without an operator, and nobody there, is not ready: nobody could pair kiosks", async () => {
    expect(await setUp({}, {})).toBe(1);
    expect(machine.printed()).toContain("✗ operators: nobody can pair kiosks");
  });

  test("may refer to secrets in the environment and in files", async () => {
    writeFileSync(join(machine.root, "token"), `${TOKEN}\n`);
    const context = { ...machine.context, environment: { PASS: PASSWORD } };
    const integrations = [{ integrationId: "cafe", inboundTokens: [{ file: "token" }] }];
    const settings = { ...(await fleetSettings()), integrations };
    const content = { settings, operator: { name: "Ada", password: { env: "PASS" } } };
    await setup(["--from", prepare(content)], context);
    expect(readFleetSettings(machine.paths.settings, {}).integrations).toMatchObject([
      { inboundTokens: [TOKEN] },
    ]);
    expect(machine.inputs).toContain(`${PASSWORD}\n`);
  });

  test("lets the units write to folders that are not their own", async () => {
    await setUp({ server: { folder: "/srv/fleet" } });
    const dropIn = join(machine.paths.dropIns, "loyalty-fleet-server.service.d/folders.conf");
    expect(readFileSync(dropIn, "utf8")).toBe("[Service]\nReadWritePaths=/srv/fleet\n");
    await run("--from", prepare({ settings: { server: { folder: "/var/lib/loyalty-fleet/s" } } }));
    expect(existsSync(dropIn)).toBe(false);
  });

  test("is asked for if there is nobody to ask", async () => {
    expect(await run()).toBe(2);
    expect(machine.errors()).toContain("usage: loyalty-kiosk-fleet setup [--from FILE | --check]");
  });
});

describe("is refused, with nothing written:", () => {
  type Case = {
    readonly what: string;
    readonly change: Readonly<Record<string, unknown>>;
    readonly message: string;
    readonly before?: () => void;
  };
  const cases: readonly Case[] = [
    {
      what: "an unknown field",
      change: { gate: { tokens: ["CANARY"] } },
      message: "gate.tokens: unknown field",
    },
    {
      what: "no integration",
      change: { integrations: [] },
      message: "integrations: must have at least 1 in it",
    },
    {
      what: "a certificate that is not there",
      change: { gate: { tls: { certFile: "other.pem" } } },
      message: "gate.tls.certFile: cannot read /etc/loyalty-fleet/other.pem",
    },
    {
      what: "a certificate that is none",
      change: { gate: { tls: { certFile: "fleet.key" } } },
      message: "gate.tls.certFile: /etc/loyalty-fleet/fleet.key has no certificate in PEM",
    },
    {
      what: "a certificate that has expired",
      change: { gate: { tls: { certFile: "old.pem", keyFile: "old.key" } } },
      message: "gate.tls.certFile: /etc/loyalty-fleet/old.pem has expired on 2021-01-01",
      before: () => writeCertificate("old", { until: "210101000000Z" }),
    },
    {
      what: "a certificate for another name",
      change: { console: { publicUrl: "https://fleet.example:8443" } },
      message:
        "console.tls.certFile: /etc/loyalty-fleet/fleet.pem is for IP Address:127.0.0.1, not for fleet.example",
    },
    {
      what: "a key that is none",
      change: { server: { tls: { keyFile: "fleet.pem" } } },
      message: "server.tls.keyFile: /etc/loyalty-fleet/fleet.pem has no private key in PEM",
    },
    {
      what: "a key of another certificate",
      change: { server: { tls: { keyFile: "another.key" } } },
      message:
        "server.tls.keyFile: /etc/loyalty-fleet/another.key does not belong to the certificate",
      before: () => writeCertificate("another"),
    },
    {
      what: "a certificate where the units do not see it",
      change: { gate: { tls: { certFile: "/root/fleet.pem" } } },
      message:
        "gate.tls.certFile: /root/fleet.pem is in a folder that the fleet's programs do not see",
      before: () => {
        mkdirSync(join(machine.root, "root"));
        writeFileSync(
          join(machine.root, "root/fleet.pem"),
          readFileSync(join(machine.paths.etc, "fleet.pem")),
        );
      },
    },
    {
      what: "one port twice",
      change: { gate: { listen: "0.0.0.0:4443" }, console: { listen: "127.0.0.1:4443" } },
      message: "console.listen: 127.0.0.1:4443 is the port of gate.listen",
    },
    {
      what: "a folder that is a file",
      change: { server: { folder: "/var/lib/loyalty-fleet/file/server" } },
      message: "file is no folder",
      before: () => writeFileSync(join(machine.paths.data, "file"), ""),
    },
    {
      what: "a folder that the units do not see",
      change: { server: { folder: "/home/fleet" } },
      message: "server.folder: /home/fleet is in a folder that the fleet's programs do not see",
    },
    {
      what: "a public address without a certificate",
      change: { gate: { tls: null, publicUrl: null } },
      message: "gate.tls: is missing",
    },
  ];

  function writeCertificate(name: string, options: { until?: string } = {}): void {
    const { certificate, key } = selfSigned(name, options);
    writeFileSync(join(machine.paths.etc, `${name}.pem`), certificate);
    writeFileSync(join(machine.paths.etc, `${name}.key`), key);
  }

  test.each(cases)("$what", async ({ change, message, before }) => {
    before?.();
    expect(await setUp(change)).toBe(2);
    expect(machine.errors()).toContain(message);
    expect(machine.errors()).not.toContain("CANARY");
    expect(existsSync(machine.paths.settings)).toBe(false);
    expect(existsSync(machine.paths.secrets)).toBe(false);
  });

  test("a certificate and a folder that the fleet's account may not use", async () => {
    const { system } = machine.context;
    const run: typeof system.run = (program, args) => {
      const isTest = args.includes("test");
      return isTest ? { code: 1, stdout: "", stderr: "" } : system.run(program, args);
    };
    const pem = join(machine.paths.etc, "fleet.pem");
    mkdirSync(join(machine.root, "etc/ssl"));
    writeFileSync(join(machine.root, "etc/ssl/fleet.pem"), readFileSync(pem));
    const settings = merged(await fleetSettings(), {
      gate: { tls: { certFile: "/etc/ssl/fleet.pem" } },
    });
    const context = { ...machine.context, system: { ...system, run } };
    const args = ["--from", prepare({ settings, operator })];
    expect(await exitStatus(context, () => setup(args, context))).toBe(2);
    expect(machine.errors()).toContain(
      "gate.tls.certFile: /etc/ssl/fleet.pem is not readable for the account loyalty-fleet",
    );
    expect(machine.errors()).toContain(
      "console.databaseFile: /var/lib/loyalty-fleet is not writable for the account loyalty-fleet",
    );
    expect(existsSync(machine.paths.settings)).toBe(false);
  });

  test("a password that is too short, without its text", async () => {
    const short = { operator: { name: "Ada", password: "CANARY" } };
    expect(await setUp({}, short)).toBe(2);
    expect(machine.errors()).toContain("operator.password: must have 12 to 200 characters");
    expect(machine.errors()).not.toContain("CANARY");
    expect(existsSync(machine.paths.settings)).toBe(false);
  });

  test("a file that is no JSON, without its text", async () => {
    expect(await run("--from", prepare("{ CANARY"))).toBe(2);
    expect(machine.errors()).toMatch(/prepared\.json is not JSON\n$/);
  });
});

describe("on a machine that runs,", () => {
  test("an address that another program has is refused, with its name", async () => {
    const other = createServer().listen(0, "0.0.0.0");
    await new Promise((done) => other.once("listening", done));
    const address = other.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    boot({ ss: `LISTEN 0 128 0.0.0.0:${port} 0.0.0.0:* users:(("nginx",pid=1,fd=3))` });
    try {
      expect(await setUp({ gate: { listen: `0.0.0.0:${port}` } })).toBe(2);
      expect(machine.errors()).toContain(`gate.listen: 0.0.0.0:${port} is taken by nginx`);
      expect(existsSync(machine.paths.settings)).toBe(false);
    } finally {
      other.close();
    }
  });

  test("an address of another machine, and an unknown name, are refused", async () => {
    boot();
    expect(await setUp({ console: { listen: "192.0.2.1:8443" } })).toBe(2);
    expect(machine.errors()).toContain("console.listen: 192.0.2.1:8443 is no address of this");
    expect(await setUp({ server: { url: "tls://fleet.invalid:4222" } })).toBe(2);
    expect(machine.errors()).toContain(
      "server.url: this machine does not know the name fleet.invalid",
    );
  });

  test("Debian's own nats-server gives its port to the fleet's, for good", async () => {
    const debian = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => debian.once("listening", done));
    const address = debian.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    boot({
      ss: `LISTEN 0 4096 127.0.0.1:${port} 0.0.0.0:* users:(("nats-server",pid=1,fd=3))`,
      "systemctl is-active nats-server": "active",
    });
    try {
      await setUp({ server: { listen: `0.0.0.0:${port}`, url: `tls://127.0.0.1:${port}` } });
      expect(machine.errors()).not.toContain("is taken");
      const ended = machine.ran.indexOf("systemctl disable --now nats-server.service");
      const restarted = machine.ran.findIndex((line) => line.startsWith("systemctl restart"));
      expect(ended).toBeGreaterThan(-1);
      expect(restarted).toBeGreaterThan(ended);
    } finally {
      debian.close();
    }
  });

  test("a file that cannot be written is in the report", async () => {
    boot();
    writeFileSync(machine.paths.secrets, "");
    expect(await setUp()).toBe(1);
    expect(machine.printed()).toContain("✗ files: ENOTDIR");
    expect(machine.ran.filter((line) => line.startsWith("systemctl restart"))).toEqual([]);
  });

  test("what the fleet itself listens on is not taken, and all of it is restarted", async () => {
    boot({ "systemctl is-active loyalty-fleet": "active" });
    const settings = await fleetSettings();
    writeFileSync(machine.paths.settings, JSON.stringify(settings));
    const gate = createServer().listen(Number(settings.gate.listen.split(":")[1]), "0.0.0.0");
    await new Promise((done) => gate.once("listening", done));
    try {
      expect(await run("--from", prepare({ operator }))).toBe(1);
      expect(machine.errors()).not.toContain("is taken");
      expect(machine.ran).toContain(
        "systemctl restart loyalty-fleet-server.service loyalty-fleet-gate.service loyalty-fleet-console.service",
      );
      expect(machine.printed()).toContain("✗ gate: it does not run");
    } finally {
      gate.close();
    }
  });
});

describe("--check", () => {
  test("changes nothing and says what is missing before the first setup", async () => {
    expect(await run("--check")).toBe(1);
    expect(machine.printed()).toContain("✗ settings: settings: cannot read");
    expect(readdirSync(machine.paths.etc).sort()).toEqual(["fleet.key", "fleet.pem"]);
  });

  test("finds a token that everybody can read", async () => {
    await addOperator();
    await setUp();
    machine.printed();
    chmodSync(join(machine.paths.secrets, "callback-token-0-0"), 0o644);
    expect(await run("--check", "--json")).toBe(1);
    expect(JSON.parse(machine.printed())).toMatchObject({
      ready: false,
      findings: expect.arrayContaining([
        expect.objectContaining({ title: "files", verdict: "failed" }),
      ]),
    });
  });

  test("warns of a certificate that expires within two weeks", async () => {
    await addOperator();
    await setUp();
    machine.printed();
    const context = { ...machine.context, now: () => Date.UTC(2049, 11, 20) };
    await setup(["--check"], context);
    expect(machine.printed()).toContain(
      "! certificate: /etc/loyalty-fleet/fleet.pem is valid for 11 more days",
    );
  });
});
