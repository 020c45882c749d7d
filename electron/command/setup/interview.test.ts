/** Setup that asks, with the person at the terminal played. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { exitStatus } from "../../host/command/context.ts";
import { type Prompter, StoppedError } from "../../host/command/prompter.ts";
import { createTerminal } from "../../host/command/terminal.ts";
import { type Answer, BACKSPACE, person, STOP } from "../../host/command/testing/person.ts";
import { readSettings } from "../../host/settings/settings.ts";
import type { CommandContext } from "../context.ts";
import { type DeviceFixture, deviceBeforeEach } from "../testing/device-fixture.ts";
import { setup } from "./setup.ts";

let device: DeviceFixture["device"];
let fixture: DeviceFixture["fixture"];
deviceBeforeEach((given) => {
  ({ device, fixture } = given);
});

function ask(prompter: Prompter): Promise<number> {
  const context = { ...device.context, openTerminal: async () => prompter };
  return exitStatus(context, () => setup([], context));
}

/** What an installer of the sandbox's kiosk types. */
function answersOf() {
  const { outlet, ordering, payments, device: kiosk } = fixture.settings;
  return {
    "Address of the configuration": [outlet.configBaseUrl],
    "This kiosk's identifier": [outlet.identifier],
    "Key of the cipher": [outlet.credentialCipher.key],
    "Initialization vector": [outlet.credentialCipher.iv],
    "Address of the POS": [ordering.vendorBaseUrl],
    "Number of the outlet": [String(ordering.salesOutletId)],
    "Key of requests": [ordering.apiKey],
    "Key of responses": [ordering.apiKeyResponse],
    "Address of the payment": [payments.integratorBaseUrl],
    "Identifier of the integration": [payments.integrationId],
    "Token of requests": [payments.outboundToken],
    "Token of callbacks": payments.inboundTokens.slice(0, 1),
    "PIN of staff": [kiosk.staffPin],
    "The same again": [kiosk.staffPin],
    "E-mail address": [kiosk.guest.email],
    "Phone number": [kiosk.guest.phoneNumber],
    "Name of the outlet": ["Beet & Barley"],
  };
}

test("answers become settings that the kiosk can read, and each service is asked at once", async () => {
  const { prompter, said } = person(answersOf());
  expect(await ask(prompter)).toBe(0);
  expect(device.printed()).toMatch(/\nready \(\d+ checks\)\n$/);
  expect(said.filter((text) => text.includes("✓ it answers as it should"))).toHaveLength(2);
  const { ordering, payments } = fixture.settings;
  expect(readSettings(device.paths.settings, {})).toMatchObject({
    ordering,
    payments: { outboundToken: payments.outboundToken },
    device: { terminalId: "K1", guest: { name: "Guest" } },
  });
});

test("asked again, it proposes what is there, shows no secret, and empty answers change nothing", async () => {
  await ask(person(answersOf()).prompter);
  const before = readFileSync(device.paths.settings, "utf8");
  const { prompter, said } = person({});
  expect(await ask(prompter)).toBe(0);
  expect(readFileSync(device.paths.settings, "utf8")).toBe(before);
  const everything = said.join("\n");
  expect(everything).toContain(`[${fixture.settings.outlet.identifier}]`);
  expect(everything).toContain("Key of requests (empty: as it is)");
  expect(everything).not.toContain(fixture.settings.ordering.apiKey);
  expect(everything).not.toContain(fixture.settings.payments.outboundToken);
});

test("a service that refuses its key is named at once, and its answers are asked again", async () => {
  const answers = answersOf();
  const { prompter, said } = person({
    ...answers,
    "Token of requests": ["wrong", ...answers["Token of requests"]],
  });
  expect(await ask(prompter)).toBe(0);
  expect(said.join("\n")).toContain("→ Compare payments.outboundToken.");
  expect(said.join("\n")).not.toContain("wrong");
});

test("an answer that cannot be right is refused with its reason", async () => {
  const answers = answersOf();
  const { prompter, said } = person({
    ...answers,
    "Address of the POS": ["http://pos.example", ...answers["Address of the POS"]],
    "Number of the outlet": ["twelve", ...answers["Number of the outlet"]],
    "E-mail address": ["guest@", ...answers["E-mail address"]],
  });
  expect(await ask(prompter)).toBe(0);
  expect(said).toContain("must be an https address, or http on a loopback address");
  expect(said.filter((text) => text === "must be a number")).toHaveLength(1);
  expect(said).toContain("must be an e-mail address");
});

test("a PIN that was mistyped once is asked anew", async () => {
  const answers = answersOf();
  const { prompter, said } = person({
    ...answers,
    "PIN of staff": ["1357", "8642"],
    "The same again": ["1375", "8642"],
  });
  expect(await ask(prompter)).toBe(0);
  expect(said).toContain("  ✗ the two are not the same\n");
  expect(readSettings(device.paths.settings, {}).device.staffPin).toBe("8642");
});

test("the start screen has the outlet's name, logo, kind and colour, each answer checked", async () => {
  const logo = join(device.root, "Logo.SVG");
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const words = join(device.root, "words.png");
  writeFileSync(words, "no picture");
  const { prompter, said } = person({
    ...answersOf(),
    "File of its logo": [join(device.root, "missing.png"), words, logo],
    "Kind of outlet": ["tavern", "burger"],
    "Its colour": ["yellow", "#FFD400"],
  });
  expect(await ask(prompter)).toBe(0);
  const { theme } = readSettings(device.paths.settings, {}).device;
  const copy = join(device.paths.etc, "logo.svg");
  expect(theme).toMatchObject({ name: "Beet & Barley", mood: "burger", accent: "#FFD400" });
  expect(theme.logo).toBe(copy);
  expect(device.owners.get(copy)).toBe("root:kiosk");
  expect(said).toContain(`cannot read ${join(device.root, "missing.png")}`);
  expect(said.join("\n")).toContain("words.png is no picture");
  expect(said).toContain("must be a colour like #A11B3F");
  expect(said.join("\n")).toMatch(/#FFD400 is too light .* the kiosk shows #[0-9a-f]{6}/);
});

test("in a fleet it asks for the server and a number, and for nothing about callbacks", async () => {
  const answers = answersOf();
  mkdirSync(device.paths.etc);
  writeFileSync(join(device.paths.etc, "fleet.pem"), "");
  const { prompter, said } = person({
    ...answers,
    "Address of its server": ["fleet.example:4222", "tls://fleet.example:4222"],
    "File with the server's": ["missing.pem", "fleet.pem"],
    "Number among": ["100", "7"],
  });
  expect(await ask(prompter)).toBe(0);
  const { fleet, device: kiosk } = readSettings(device.paths.settings, {});
  expect(fleet).toMatchObject({
    servers: ["tls://fleet.example:4222"],
    caFile: join(device.paths.etc, "fleet.pem"),
  });
  expect(kiosk.number).toBe(7);
  expect(said).toContain("cannot read /etc/loyalty-kiosk/missing.pem (ENOENT)");
  expect(said.filter((text) => text.includes("callbacks"))).toEqual([]);
  const again = person({});
  await ask(again.prompter);
  expect(again.said.join("\n")).toContain("[tls://fleet.example:4222]");
  expect(readSettings(device.paths.settings, {}).fleet).toEqual(fleet);
});

test("an optional answer can be emptied, and the question says how", async () => {
  const logo = join(device.root, "logo.svg");
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { prompter, said } = person({
    ...answersOf(),
    "File of its logo": [logo, BACKSPACE],
    "Kind of outlet": ["burger", BACKSPACE],
    "Its colour": ["#FFD400", BACKSPACE],
    "Keep this start screen?": [false],
  });
  const context: CommandContext = {
    ...device.context,
    openTerminal: async () => prompter,
    takePicture: async () => ({ result: "taken", path: "/tmp/1/start-screen.png" }),
  };
  expect(await exitStatus(context, () => setup([], context))).toBe(0);
  expect(said).toContain(
    "Its colour, like #A11B3F (empty: that of the kind) (Backspace empties it) [#FFD400]",
  );
  expect(readSettings(device.paths.settings, {}).device.theme).toMatchObject({
    ...{ name: "Beet & Barley", logo: null, mood: null, accent: null },
  });
});

test("a certificate is emptied together with its key", async () => {
  mkdirSync(device.paths.etc, { recursive: true });
  for (const name of ["gate.pem", "gate.key"]) writeFileSync(join(device.paths.etc, name), "");
  const answers = {
    ...answersOf(),
    "HOST:PORT on which": ["0.0.0.0:9"],
    "Certificate file": ["missing.pem", "gate.pem"],
    "Private key file": ["gate.key"],
  };
  const first = person(answers);
  await ask(first.prompter);
  expect(first.said).toContain("cannot read /etc/loyalty-kiosk/missing.pem (ENOENT)");
  const gate = () => readSettings(device.paths.settings, {}).payments.gate;
  expect(gate().tls?.keyFile).toBe(join(device.paths.etc, "gate.key"));
  await ask(
    person({
      "Address at which the integrator": ["https://127.0.0.1:9"],
      "Certificate file": [BACKSPACE],
    }).prompter,
  );
  expect(gate()).toMatchObject({ tls: null, publicUrl: "https://127.0.0.1:9" });
  await ask(
    person({
      "HOST:PORT on which": ["127.0.0.1:9"],
      "Address at which the integrator": [BACKSPACE],
    }).prompter,
  );
  expect(gate()).toMatchObject({ tls: null, publicUrl: null });
});

const WHICH = "Part to answer again";

test("after a No at the end a part is asked again, and what it makes necessary; the rest stays", async () => {
  const { prompter, said } = person({
    ...answersOf(),
    "Address of its server": ["tls://fleet.example:4222", BACKSPACE],
    "Number among": ["7"],
    "Write these settings": [false, true],
    [WHICH]: ["7", "3"],
  });
  expect(await ask(prompter)).toBe(0);
  expect(said).toContain("must be 1 to 6");
  expect(said.join("")).toContain("  3  Fleet of several kiosks\n");
  const { fleet, payments, device: kiosk } = readSettings(device.paths.settings, {});
  expect(fleet).toBeNull();
  expect(payments.inboundTokens).toEqual(fixture.settings.payments.inboundTokens);
  expect(kiosk.staffPin).toBe(fixture.settings.device.staffPin);
  const asked = (title: string) => said.filter((text) => text.startsWith(title));
  expect(asked("PIN of staff")).toHaveLength(1);
  expect(asked("Key of requests")).toHaveLength(1);
});

test("a kiosk that joins a fleet by a part that is asked again needs its number", async () => {
  const { prompter } = person({
    ...answersOf(),
    "Address of its server": ["", "tls://fleet.example:4222"],
    "Number among": ["7"],
    "Write these settings": [false, true],
    [WHICH]: ["3"],
  });
  await ask(prompter);
  const { fleet, device: kiosk } = readSettings(device.paths.settings, {});
  expect(fleet?.servers).toEqual(["tls://fleet.example:4222"]);
  expect(kiosk.number).toBe(7);
});

test("a mistake that no question is about is named before the first one", async () => {
  mkdirSync(device.paths.etc);
  const operation = { closeAfterSeconds: 1 };
  for (const present of [{ operation }, { caFile: "ca.pem" }]) {
    writeFileSync(device.paths.settings, JSON.stringify(present));
    const { prompter, said } = person({});
    expect(await ask(prompter)).toBe(2);
    expect(said).toEqual([]);
  }
  expect(device.errors()).toContain("operation.closeAfterSeconds: must be at least 5");
  expect(device.errors()).toContain("caFile: cannot read /etc/loyalty-kiosk/ca.pem");
});

test("whoever stops at any question, or does not confirm, has changed nothing", async () => {
  const answers = answersOf();
  const changes: readonly Readonly<Record<string, readonly Answer[]>>[] = [
    { "Key of requests": [STOP] },
    { "Phone number": [STOP] },
    { "Write these settings": [STOP] },
    { "Write these settings": [false] },
    { "Write these settings": [false], [WHICH]: [STOP] },
  ];
  for (const change of changes) {
    expect(await ask(person({ ...answers, ...change }).prompter)).toBe(1);
    expect(existsSync(device.paths.etc)).toBe(false);
    expect(device.ran).toEqual([]);
  }
  expect(device.errors()).toContain("Nothing was changed.");
});

test("the terminal does not show a secret that is typed, and Ctrl-C stops", async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = "";
  output.on("data", (data: Buffer) => {
    shown += data.toString();
  });
  const terminal = createTerminal({ input, output });
  const problemOf = () => null;
  const secret = terminal.secret({ message: "Key", problemOf });
  // Ctrl-T would show it, if the prompt allowed that.
  input.write("CANARY\u0014");
  input.write("\r");
  expect(await secret).toBe("CANARY");
  expect(shown).toContain("Key");
  expect(shown).not.toContain("CANARY");
  const text = terminal.text({ message: "Name", present: "K1", problemOf });
  input.write("\r");
  expect(await text).toBe("K1");
  const emptied = terminal.text({ message: "Name", present: "K1", problemOf });
  input.write(BACKSPACE);
  input.write("\r");
  expect(await emptied).toBe("");
  const stopped = terminal.text({ message: "Name", present: "", problemOf });
  input.write("\u0003");
  await expect(stopped).rejects.toBeInstanceOf(StoppedError);
});

test("a picture of the start screen is taken with the answers, which may then be changed", async () => {
  const seen: string[] = [];
  const answers = {
    ...answersOf(),
    "Name of the outlet": ["Beet & Barley", "Zum Anker"],
    "Keep this start screen?": [false, true],
  };
  const { prompter, said } = person(answers);
  const context: CommandContext = {
    ...device.context,
    openTerminal: async () => prompter,
    takePicture: async ({ device: { theme } }) => {
      seen.push(theme.name);
      return { result: "taken", path: `/tmp/${seen.length}/start-screen.png` };
    },
  };
  expect(await exitStatus(context, () => setup([], context))).toBe(0);
  expect(seen).toEqual(["Beet & Barley", "Zum Anker"]);
  expect(said.filter((text) => text.includes("start-screen.png"))).toEqual([
    "  /tmp/1/start-screen.png\n",
    "  /tmp/2/start-screen.png\n",
  ]);
  expect(readSettings(device.paths.settings, {}).device.theme.name).toBe("Zum Anker");
});

test.each(["no-browser", "failed"] as const)(
  "without a picture (%s) setup says so, asks nothing about it and goes on",
  async (result) => {
    const { prompter, said } = person(answersOf());
    const context: CommandContext = {
      ...device.context,
      openTerminal: async () => prompter,
      takePicture: async () => ({ result }),
    };
    expect(await exitStatus(context, () => setup([], context))).toBe(0);
    expect(said.join()).toMatch(/no picture of the start screen|No picture of the start screen/);
    expect(said).not.toContain("Keep this start screen?");
  },
);
