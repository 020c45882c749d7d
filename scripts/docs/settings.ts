/**
 * `docs/settings.schema.json` and `docs/settings.md`, generated from the settings' own schema. Description and contract
 * of a field are defined there, beside its check, and nowhere else.
 */
import { createSettingsSchema } from "../../electron/host/settings/schema.ts";
import { settingsPage, settingsSchema } from "./settings-page.ts";

const schema = createSettingsSchema(() => ({ problem: "is not read here" }));

/** A settings file with only the required fields. */
export const EXAMPLE = {
  $schema: "./settings.schema.json",
  outlet: {
    configBaseUrl: "https://loyalty.example/configuration",
    identifier: "berlin-1-kiosk-1",
    credentialCipher: { key: { env: "KIOSK_CIPHER_KEY" }, iv: { env: "KIOSK_CIPHER_IV" } },
  },
  ordering: {
    vendorBaseUrl: "https://pos.example",
    salesOutletId: 101,
    apiKey: { file: "secrets/ordering-key" },
    apiKeyResponse: { file: "secrets/ordering-response-key" },
  },
  payments: {
    integratorBaseUrl: "https://payments.example",
    integrationId: "berlin-1",
    outboundToken: { file: "secrets/outbound-token" },
    inboundTokens: [{ file: "secrets/inbound-token" }],
    gate: { listen: "127.0.0.1:4650", publicUrl: "https://kiosk-1.example" },
  },
  device: {
    terminalId: "K1",
    staffPin: { env: "KIOSK_STAFF_PIN" },
    guest: { name: "Guest", email: "guest@restaurant.example", phoneNumber: "+4930123456" },
  },
};

/** The JSON Schema of the settings file, for editors. */
export function schemaText(): string {
  return settingsSchema("Device settings of a Loyalty Kiosk", schema);
}

/** The page for installers: every field with its description, default and contract. */
export function pageText(): string {
  return settingsPage(INTRODUCTION, schema);
}

const INTRODUCTION = `# The settings file

<!-- Written by \`npm run docs\` from electron/host/settings/schema.ts. -->

One JSON file for one kiosk, named by \`--settings FILE\` or by \`KIOSK_SETTINGS\`. It is validated completely before anything is
started or built. If it cannot be used, the screen names the invalid fields, and the kiosk starts once they are corrected; with \`--headless\`
it prints them in one line and exits with status 2.
Editors validate it with [settings.schema.json](settings.schema.json).

A **reference** stands for a text that is stored elsewhere: \`{"env": "NAME"}\` is an environment variable,
\`{"file": "PATH"}\` a file that contains only the text (a line break at its end is ignored), \`{"credential": "NAME"}\` a
[credential](https://systemd.io/CREDENTIALS/) that systemd decrypts for the kiosk's unit, which imports \`loyalty-kiosk.*\`.
Store secrets in this way: keys, tokens and the PIN; \`loyalty-kiosk setup\` does it ([command](command.md)). Paths are relative to the folder of the settings file. Addresses are https, or http on this machine's own
loopback address.

A minimal file:

\`\`\`json
${JSON.stringify(EXAMPLE, null, 2)}
\`\`\``;
