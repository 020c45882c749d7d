/** `docs/fleet-settings.md` and `docs/fleet-settings.schema.json`, generated from the fleet's settings. */
import { createFleetSchema } from "../../fleet/settings/schema.ts";
import { settingsPage, settingsSchema } from "./settings-page.ts";

const schema = createFleetSchema(() => ({ problem: "is not read here" }));

/** A settings file with only the required fields, and what a public gate needs. */
export const FLEET_EXAMPLE = {
  $schema: "./fleet-settings.schema.json",
  gate: { listen: "127.0.0.1:4660", publicUrl: "https://gate.example" },
  integrations: [{ integrationId: "berlin-1", inboundTokens: [{ file: "secrets/inbound-token" }] }],
  server: {
    listen: "0.0.0.0:4222",
    url: "tls://fleet.example:4222",
    tls: { certFile: "tls/fleet.pem", keyFile: "tls/fleet.key" },
    folder: "fleet",
  },
  console: { databaseFile: "console.db" },
};

const INTRODUCTION = `# The settings file of a fleet

<!-- Written by \`npm run docs\` from fleet/settings/schema.ts. -->

One JSON file for gate, nats-server and console of a fleet ([fleet.md](fleet.md)). References, paths and addresses are as in
[a kiosk's settings](settings.md): secrets are stored elsewhere, paths are relative to this file, addresses are https or
on this machine's own loopback address. Editors validate the file with [fleet-settings.schema.json](fleet-settings.schema.json).

An example behind a proxy that serves https for the gate:

\`\`\`json
${JSON.stringify(FLEET_EXAMPLE, null, 2)}
\`\`\``;

/** The page for installers: every field with its description, default and contract. */
export function fleetPageText(): string {
  return settingsPage(INTRODUCTION, schema);
}

/** The JSON Schema of the settings file, for editors. */
export function fleetSchemaText(): string {
  return settingsSchema("Settings of a fleet of Loyalty Kiosks", schema);
}
