/** A settings file for a kiosk whose services are unreachable: it starts all the same and waits for them. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Nothing listens on the discard port. */
const NOWHERE = "http://127.0.0.1:9";

/** Writes `settings.json` into a folder; returns its path. */
export function writeSettings(folder: string): string {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify(settingsJson()));
  return file;
}

export function settingsJson() {
  return {
    outlet: {
      configBaseUrl: NOWHERE,
      identifier: "TEST-1",
      credentialCipher: {
        key: randomBytes(24).toString("base64"),
        iv: randomBytes(8).toString("base64"),
      },
    },
    ordering: {
      vendorBaseUrl: NOWHERE,
      salesOutletId: 1,
      apiKey: "key",
      apiKeyResponse: "response key",
    },
    payments: {
      integratorBaseUrl: NOWHERE,
      integrationId: "test",
      outboundToken: "out",
      inboundTokens: ["in"],
      gate: { listen: "127.0.0.1:0" },
    },
    device: {
      terminalId: "K1",
      staffPin: "0000",
      guest: { name: "Guest", email: "guest@kiosk.example", phoneNumber: "+4930900000" },
    },
  };
}
