/** Setup that asks, with the person at the terminal played. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { exitStatus } from "../../host/command/context.ts";
import { type Prompter, StoppedError } from "../../host/command/prompter.ts";
import { createTerminal } from "../../host/command/terminal.ts";
import { type Answer, person, STOP } from "../../host/command/testing/person.ts";
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

test("whoever stops at any question, or does not confirm, has changed nothing", async () => {
  const answers = answersOf();
  const changes: readonly Readonly<Record<string, readonly Answer[]>>[] = [
    { "Key of requests": [STOP] },
    { "Phone number": [STOP] },
    { "Write these settings": [STOP] },
    { "Write these settings": [false] },
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
