import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { exitStatus } from "../../host/command/context.ts";
import { startingHealth } from "../../host/operation/health.ts";
import { openHealthServer } from "../../host/operation/health-server.ts";
import { readSettings } from "../../host/settings/settings.ts";
import { type DeviceFixture, deviceBeforeEach } from "../testing/device-fixture.ts";
import { setup } from "./setup.ts";

let device: DeviceFixture["device"];
let fixture: DeviceFixture["fixture"];
deviceBeforeEach((given) => {
  ({ device, fixture } = given);
});

function prepare(content: unknown): string {
  const file = join(device.root, "prepared.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const run = (...args: string[]) => exitStatus(device.context, () => setup(args, device.context));

const setUp = (change: object = {}) =>
  run("--from", prepare({ settings: fixture.sandboxSettings, ...change }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const written = () => JSON.parse(readFileSync(device.paths.settings, "utf8"));

/** Secrets of the sandbox's settings. */
function secrets(): readonly string[] {
  const { outlet, ordering, payments } = fixture.settings;
  const { key, iv } = outlet.credentialCipher;
  return [
    key,
    iv,
    ordering.apiKey,
    ordering.apiKeyResponse,
    payments.outboundToken,
    ...payments.inboundTokens,
  ];
}

describe("a prepared file", () => {
  test("becomes settings that the kiosk can read, and a report that says ready", async () => {
    expect(await setUp()).toBe(0);
    const report = device.printed();
    expect(report).toMatch(/\nready \(\d+ checks\)\n$/);
    expect(report).toContain("– units: systemd does not run here");
    expect(readSettings(device.paths.settings, {}).ordering).toEqual(fixture.settings.ordering);
  });

  test("no secret is in the settings file, nor printed; each is in a file of its own", async () => {
    await setUp();
    const files = [device.paths.settings, device.paths.device, device.paths.policies];
    const readable = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const everything = `${readable}${device.printed()}${device.errors()}${device.ran.join("\n")}`;
    for (const secret of secrets()) expect(everything).not.toContain(secret);
    expect(everything).not.toContain(`"${fixture.settings.device.staffPin}"`);
    expect(readdirSync(device.paths.secrets).sort()).toEqual([
      "callback-token-0",
      "cipher-iv",
      "cipher-key",
      "ordering-key",
      "ordering-response-key",
      "payments-setting-merchantId",
      "payments-token",
      "staff-pin",
    ]);
  });

  test("files have the owners and modes that keep others out", async () => {
    await setUp();
    const { paths, owners } = device;
    expect(modeOf(paths.etc)).toBe("750");
    expect(modeOf(paths.secrets)).toBe("750");
    expect(modeOf(paths.settings)).toBe("640");
    expect(modeOf(join(paths.secrets, "cipher-key"))).toBe("640");
    expect(modeOf(paths.policies)).toBe("644");
    for (const path of [paths.etc, paths.settings, join(paths.secrets, "cipher-key")]) {
      expect(owners.get(path)).toBe("root:kiosk");
    }
    expect(owners.get(paths.policies)).toBe("root:root");
  });

  test("that has a mistake changes nothing, and names the field without its value", async () => {
    const { ordering, ...rest } = fixture.sandboxSettings;
    const wrong = { ...rest, ordering: { ...ordering, apiKey: "", salesOutletId: "CANARY" } };
    for (const content of [{ settings: wrong }, { screen: "CANARY" }, "{ CANARY", {}]) {
      expect(await run("--from", prepare(content))).toBe(2);
      expect(existsSync(device.paths.etc)).toBe(false);
    }
    expect(device.errors()).toContain("ordering.apiKey: must not be empty");
    expect(device.errors()).toContain("screen: must be a section");
    expect(device.errors()).not.toContain("CANARY");
  });

  test("may refer to secrets in the environment and in files", async () => {
    const { payments, ordering, ...rest } = fixture.sandboxSettings;
    writeFileSync(join(device.root, "token"), `${fixture.settings.payments.outboundToken}\n`);
    const context = { ...device.context, environment: { KEY: fixture.settings.ordering.apiKey } };
    const settings = {
      ...rest,
      payments: { ...payments, outboundToken: { file: "token" } },
      ordering: { ...ordering, apiKey: { env: "KEY" } },
    };
    expect(await setup(["--from", prepare({ settings })], context)).toBe(0);
    expect(readSettings(device.paths.settings, {})).toMatchObject({
      payments: { outboundToken: fixture.settings.payments.outboundToken },
      ordering: { apiKey: fixture.settings.ordering.apiKey },
    });
  });

  test("is asked for if there is nobody to ask", async () => {
    expect(await run()).toBe(2);
    expect(device.errors()).toContain(
      "usage: loyalty-kiosk setup [--from FILE [--unchecked] | --check]",
    );
    expect(existsSync(device.paths.etc)).toBe(false);
  });

  test("with a logo that cannot be shown changes nothing; a colour that is shown darker is reported", async () => {
    const logo = join(device.root, "logo.png");
    const withTheme = (theme: object) => {
      const { device: kiosk, ...rest } = fixture.sandboxSettings;
      return setUp({ settings: { ...rest, device: { ...kiosk, theme } } });
    };
    for (const content of [null, "no picture", Buffer.alloc(2_000_001)]) {
      if (content !== null) writeFileSync(logo, content);
      expect(await withTheme({ name: "Corner", logo })).toBe(2);
      expect(existsSync(device.paths.etc)).toBe(false);
    }
    expect(device.errors()).toContain("device.theme.logo: cannot read");
    expect(device.errors()).toContain("is no picture");
    expect(device.errors()).toContain("is larger than 2 MB");
    expect(await withTheme({ name: "Corner", accent: "#FFE000" })).toBe(0);
    expect(device.printed()).toContain("! colour: #FFE000 is too light");
  });

  test.each([
    ["elsewhere", () => device.root],
    ["beside the settings", () => device.paths.etc],
  ])("with a logo %s by another name than it is served by names its copy", async (_, folder) => {
    mkdirSync(device.paths.etc, { recursive: true });
    const logo = join(folder(), "Logo.jfif");
    writeFileSync(logo, Buffer.from("ffd8ffe000104a464946", "hex"));
    const { device: kiosk, ...rest } = fixture.sandboxSettings;
    const settings = { ...rest, device: { ...kiosk, theme: { name: "Corner", logo } } };
    expect(await setUp({ settings })).toBe(0);
    const copy = join(device.paths.etc, "logo.jpg");
    expect(readSettings(device.paths.settings, {}).device.theme.logo).toBe(copy);
    expect(readFileSync(copy)).toEqual(readFileSync(logo));
  });

  test("with a wrong key is written into an image, and the report says what is wrong and exits with 1", async () => {
    const { payments, ...rest } = fixture.sandboxSettings;
    const settings = { ...rest, payments: { ...payments, outboundToken: "wrong" } };
    expect(await run("--from", prepare({ settings }))).toBe(1);
    const report = device.printed();
    expect(report).toContain("✗ health: HTTP 401");
    expect(report).toContain("→ Compare payments.outboundToken.");
    expect(report).toMatch(/\nnot ready: \d+ checks have failed; [^\n]+\n$/);
  });
});

describe("files that the settings name", () => {
  const tls = { certFile: "gate.pem", keyFile: "gate.key" };
  const change = (settings: object) => run("--from", prepare({ settings }));
  const changeTls = (files: object) => change({ payments: { gate: { tls: files } } });

  function put(path: string): void {
    mkdirSync(dirname(join(device.root, path)), { recursive: true });
    writeFileSync(join(device.root, path), "");
  }

  /** A machine on which the kiosk's account may read nothing. */
  function closed() {
    const { system } = device.context;
    const run: typeof system.run = (program, args) =>
      args.includes("test") && args.includes("--reuid=kiosk")
        ? { code: 1, stdout: "", stderr: "" }
        : system.run(program, args);
    const context = { ...device.context, system: { ...system, run } };
    return (...args: string[]) => exitStatus(context, () => setup(args, context));
  }

  test.each([
    [
      "payments.gate.tls.certFile",
      { payments: { gate: { tls } } },
      "cannot read /etc/loyalty-kiosk/gate.pem (ENOENT)",
    ],
    [
      "payments.gate.tls.keyFile",
      { payments: { gate: { tls: { certFile: "/srv/there", keyFile: "/etc/ssl/gate.key" } } } },
      "cannot read /etc/ssl/gate.key (ENOENT)",
    ],
    ["caFile", { caFile: "/etc/ssl/ca.pem" }, "cannot read /etc/ssl/ca.pem (ENOENT)"],
    [
      "device.menuPictures",
      { device: { menuPictures: "/srv/pictrues" } },
      "cannot read /srv/pictrues (ENOENT)",
    ],
    [
      "caFile",
      { caFile: "/home/admin/ca.pem" },
      "/home/admin/ca.pem is in a folder that the kiosk does not see (/home, /root, /run/user, /tmp)",
    ],
  ])(
    "%s: one that the kiosk would not find changes nothing (%j)",
    async (field, given, problem) => {
      await setUp();
      const before = readFileSync(device.paths.settings, "utf8");
      put("/srv/there");
      put("/home/admin/ca.pem");
      expect(await change(given)).toBe(2);
      expect(device.errors()).toContain(`settings: ${field}: ${problem}`);
      expect(readFileSync(device.paths.settings, "utf8")).toBe(before);
    },
  );

  test("that root alone may read change nothing", async () => {
    await setUp();
    const before = readFileSync(device.paths.settings, "utf8");
    put("/etc/letsencrypt/live/gate.pem");
    put("/etc/letsencrypt/live/gate.key");
    const files = {
      certFile: "/etc/letsencrypt/live/gate.pem",
      keyFile: "/etc/letsencrypt/live/gate.key",
    };
    const settings = { payments: { gate: { tls: files } } };
    expect(await closed()("--from", prepare({ settings }))).toBe(2);
    for (const name of ["gate.pem", "gate.key"]) {
      expect(device.errors()).toContain(
        `/etc/letsencrypt/live/${name} is not readable for the account kiosk`,
      );
    }
    expect(readFileSync(device.paths.settings, "utf8")).toBe(before);
  });

  test("beside the settings become readable for the kiosk, and for nobody else", async () => {
    await setUp();
    const { paths, owners } = device;
    put("/etc/loyalty-kiosk/gate.pem");
    put("/etc/loyalty-kiosk/gate.key");
    chmodSync(join(paths.etc, "gate.key"), 0o604);
    await changeTls({ certFile: "gate.pem", keyFile: "/etc/loyalty-kiosk/gate.key" });
    for (const name of ["gate.pem", "gate.key"]) {
      expect(owners.get(join(paths.etc, name))).toBe("root:kiosk");
      expect(modeOf(join(paths.etc, name))).toBe("640");
    }
  });

  test("that are closed to the kiosk later are found by --check", async () => {
    await setUp();
    put("/etc/loyalty-kiosk/gate.pem");
    put("/etc/loyalty-kiosk/gate.key");
    await changeTls(tls);
    device.printed();
    expect(await closed()("--check")).toBe(1);
    expect(device.printed()).toContain(
      "✗ payments.gate.tls.keyFile: /etc/loyalty-kiosk/gate.key is not readable for the account kiosk",
    );
  });

  test("may be a share of pictures that is away, which is reported, while something else is changed", async () => {
    put("/srv/pictures/soup.svg");
    const kiosk = { ...fixture.sandboxSettings.device, menuPictures: "/srv/pictures" };
    expect(await setUp({ settings: { ...fixture.sandboxSettings, device: kiosk } })).toBe(0);
    rmSync(join(device.root, "srv/pictures"), { recursive: true });
    device.printed();
    expect(await change({ device: { idleSeconds: 90 } })).toBe(0);
    expect(device.printed()).toContain("! device.menuPictures: cannot read /srv/pictures (ENOENT)");
    expect(written().device.idleSeconds).toBe(90);
  });
});

describe("repeated,", () => {
  test("it changes what is given and keeps everything else, by hand or not", async () => {
    await setUp();
    const byHand = { ...written(), operation: { closeAfterSeconds: 77 } };
    writeFileSync(device.paths.settings, JSON.stringify(byHand));
    const theme = { name: "Corner", accent: "#123456" };
    await run("--from", prepare({ settings: { device: { theme } } }));
    expect(written().operation).toEqual({ closeAfterSeconds: 77 });
    expect(readSettings(device.paths.settings, {})).toMatchObject({
      device: { theme, staffPin: fixture.settings.device.staffPin },
      ordering: fixture.settings.ordering,
    });
  });

  test("the same file twice changes nothing", async () => {
    await setUp();
    const first = readFileSync(device.paths.settings, "utf8");
    expect(await setUp()).toBe(0);
    expect(readFileSync(device.paths.settings, "utf8")).toBe(first);
  });

  test("a new token in front of a stored one does not overwrite it", async () => {
    await setUp();
    const inboundTokens = ["new", ...written().payments.inboundTokens];
    writeFileSync(
      device.paths.settings,
      JSON.stringify({ ...written(), payments: { ...written().payments, inboundTokens } }),
    );
    await run("--from", prepare({}));
    expect(readSettings(device.paths.settings, {}).payments.inboundTokens).toEqual([
      "new",
      ...fixture.settings.payments.inboundTokens,
    ]);
  });

  test("answers beside the settings stay until they are given again", async () => {
    const firewall = { adminSources: ["10.0.0.0/8"] };
    await setUp({ screen: { output: "HDMI-A-1", rotate: "90" }, firewall });
    await run("--from", prepare({}));
    expect(readFileSync(device.paths.screenDropIn, "utf8")).toContain(
      "KIOSK_ROTATE_OUTPUT=HDMI-A-1 KIOSK_ROTATE=90",
    );
    // Without it touches land where they would on a panel that was not turned.
    expect(readFileSync(device.paths.touchRules, "utf8")).toContain('ENV{WL_OUTPUT}="HDMI-A-1"');
    await run("--from", prepare({ screen: null }));
    expect(existsSync(device.paths.screenDropIn)).toBe(false);
    expect(existsSync(device.paths.touchRules)).toBe(false);
    expect(JSON.parse(readFileSync(device.paths.device, "utf8")).firewall).toMatchObject(firewall);
  });
});

describe("--check", () => {
  test("changes nothing and says what is missing before the first setup", async () => {
    expect(await run("--check")).toBe(1);
    expect(device.printed()).toContain("✗ settings: settings: cannot read");
    expect(existsSync(device.paths.etc)).toBe(false);
  });

  test("is not ready if the firewall closes a port of the settings to the kiosk's account", async () => {
    const telemetry = { endpoint: "https://collector.example:4318" };
    const settings = { ...fixture.sandboxSettings, operation: { telemetry } };
    expect(await setUp({ settings })).toBe(0);
    const { firewall } = device.paths;
    writeFileSync(firewall, readFileSync(firewall, "utf8").replace("4318", "4319"));
    expect(await run("--check")).toBe(1);
    expect(device.printed()).toContain(
      "✗ firewall for https://collector.example:4318: closed to the kiosk's account",
    );
    await run("--from", prepare({ firewall: null }));
    expect(await run("--check")).toBe(0);
  });

  test("says what prevents the start of a kiosk that runs", async () => {
    await setUp();
    const server = await openHealthServer("127.0.0.1:0", "--health");
    const problem = "caFile: cannot read /etc/ssl/ca.pem (EACCES)";
    server.reportFrom(() => startingHealth("settings", [problem]));
    const context = { ...device.context, healthUrl: server.url };
    expect(await exitStatus(context, () => setup(["--check"], context))).toBe(1);
    await server.close();
    expect(device.printed()).toContain(`✗ kiosk: starting: settings (${problem})\n`);
  });

  test("finds a secret that everybody can read", async () => {
    await setUp();
    chmodSync(join(device.paths.secrets, "cipher-key"), 0o644);
    expect(await run("--check", "--json")).toBe(1);
    const lines = device.printed().trim().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      ready: false,
      findings: expect.arrayContaining([
        expect.objectContaining({ title: "files", verdict: "failed" }),
      ]),
    });
  });
});
