/** A configuration service on a real port, and settings that name it: for the tests of this folder. */
import { createCipheriv, randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "../../net/log.ts";
import { parseSettings, type Settings } from "../../settings/settings.ts";

export const CIPHER = {
  key: randomBytes(24).toString("base64"),
  iv: randomBytes(8).toString("base64"),
};

/** A kiosk that has just started. */
export const NEVER_POLLED = {
  outcome: "never",
  why: null,
  since: null,
  revision: null,
  pendingRevision: null,
  guest: false,
} as const;

export const silentLog = createLog({ level: "silent" });

/** Encrypts as the operator does (in-store-loyalty.md §2.3), so that the kiosk's own decryption is what is tested. */
export function encrypted(apiKey: string): string {
  const key = Buffer.from(CIPHER.key, "base64");
  const cipher = createCipheriv("des-ede3-cbc", key, Buffer.from(CIPHER.iv, "base64"));
  return Buffer.concat([cipher.update(apiKey, "utf8"), cipher.final()]).toString("base64");
}

export type TestServer = { readonly url: string; close(): Promise<void> };

export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function settingsFor(configBaseUrl: string, changes: Partial<Settings["outlet"]> = {}) {
  const json = {
    outlet: { configBaseUrl, identifier: "till 1", credentialCipher: CIPHER, ...changes },
    ordering: {
      vendorBaseUrl: "https://vendor.example",
      salesOutletId: 1,
      apiKey: "a",
      apiKeyResponse: "b",
    },
    payments: {
      integratorBaseUrl: "https://payments.example",
      integrationId: "i",
      outboundToken: "o",
      inboundTokens: ["t"],
      gate: {},
    },
    device: {
      terminalId: "K1",
      staffPin: "1234",
      guest: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
    },
    wire: { pos: { pos_type_1: "vendor-one" } },
  };
  return parseSettings(json, "/", {});
}
