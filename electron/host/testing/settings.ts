import { parseSettings, type Settings } from "../settings/settings.ts";

type Overrides = {
  readonly ordering?: Partial<Settings["ordering"]>;
  readonly payments?: Partial<Settings["payments"]>;
  readonly wire?: Partial<Settings["wire"]>;
};

/** Complete settings for a test; its services are where the overrides say, by default nowhere. */
export function testSettings(overrides: Overrides = {}): Settings {
  const settings = {
    outlet: {
      configBaseUrl: "http://127.0.0.1:1",
      identifier: "outlet-1",
      credentialCipher: {
        key: Buffer.alloc(24, 1).toString("base64"),
        iv: Buffer.alloc(8, 2).toString("base64"),
      },
    },
    ordering: {
      vendorBaseUrl: "http://127.0.0.1:1",
      salesOutletId: 101,
      apiKey: "request-key",
      apiKeyResponse: "response-key",
      ...overrides.ordering,
    },
    payments: {
      integratorBaseUrl: "http://127.0.0.1:1",
      integrationId: "integration-1",
      outboundToken: "outbound-token",
      inboundTokens: ["inbound-old", "inbound-new"],
      settings: { merchantId: "m-1" },
      gate: { listen: "127.0.0.1:0" },
      ...overrides.payments,
    },
    device: {
      terminalId: "K1",
      staffPin: "0000",
      guest: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
    },
    wire: { ...overrides.wire },
  };
  return parseSettings(settings, "/", {});
}
