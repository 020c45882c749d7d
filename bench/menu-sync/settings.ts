/** Settings of a kiosk that calls no service. */
const NOWHERE = "http://127.0.0.1:9";

export const kioskSettingsExample = {
  outlet: {
    configBaseUrl: NOWHERE,
    identifier: "bench",
    credentialCipher: {
      key: Buffer.alloc(24).toString("base64"),
      iv: Buffer.alloc(8).toString("base64"),
    },
  },
  ordering: { vendorBaseUrl: NOWHERE, salesOutletId: 1, apiKey: "a", apiKeyResponse: "b" },
  payments: {
    integratorBaseUrl: NOWHERE,
    integrationId: "bench",
    outboundToken: "out",
    inboundTokens: ["in"],
    gate: {},
  },
  device: {
    terminalId: "K1",
    staffPin: "0000",
    guest: { name: "Guest", email: "guest@kiosk.example", phoneNumber: "+4930900000" },
  },
};
