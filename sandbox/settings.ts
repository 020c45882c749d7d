import { fileURLToPath } from "node:url";
import { SEED_OUTLET } from "./configuration/credential.ts";
import { VENDOR_SEGMENTS } from "./configuration/outlet.ts";
import type { Secrets } from "./core/secrets.ts";

/** The outlet's numeric id in the ordering contract. */
export const SALES_OUTLET_ID = 101;

const restaurantFile = (name: string) =>
  fileURLToPath(new URL(`./restaurant/${name}`, import.meta.url));

/** The addresses of the sandbox's services, no trailing slashes. */
export interface Addresses {
  url: string;
  loyalty: string;
  configuration: string;
  payments: string;
  ordering: string;
}

/** The addresses of a sandbox at `url`. */
export function addressesAt(url: string): Addresses {
  return {
    url,
    loyalty: `${url}/loyalty`,
    configuration: `${url}/config`,
    payments: `${url}/payments`,
    ordering: `${url}/vendor`,
  };
}

/** Options of {@link kioskSettings} besides addresses and secrets. */
export interface SettingsOptions {
  /** Port on 127.0.0.1 at which the kiosk's callback gate listens. */
  gatePort: number;
  /** Folder of menu pictures; by default the restaurant's own. */
  pictures?: string;
}

/** A complete settings object for a kiosk that works against this sandbox; no other file is needed. */
export function kioskSettings(addresses: Addresses, secrets: Secrets, options: SettingsOptions) {
  return {
    outlet: {
      configBaseUrl: addresses.configuration,
      pos: "generic",
      identifier: SEED_OUTLET.identifier,
      credentialCipher: secrets.credentialCipher,
      midIdentifier: null,
      fullRestaurantCode: null,
    },
    ordering: {
      vendorBaseUrl: addresses.ordering,
      salesOutletId: SALES_OUTLET_ID,
      apiKey: secrets.orderingApiKey,
      apiKeyResponse: secrets.orderingApiKeyResponse,
      sendPosCode: false,
      revisionCheckEnabled: true,
      orderTypes: ["EAT_IN", "PICKUP"],
      taxesIncluded: true,
      customFields: {},
    },
    payments: {
      integratorBaseUrl: addresses.payments,
      apiVersion: "v1",
      integrationId: secrets.integrationId,
      outboundToken: secrets.outboundToken,
      inboundTokens: [secrets.inboundToken],
      settings: { merchantId: secrets.merchantId },
      gate: { listen: `127.0.0.1:${options.gatePort}`, publicUrl: null },
      returnBaseUrl: null,
      payAtCounter: false,
    },
    device: {
      terminalId: "K1",
      staffPin: "2468",
      guest: {
        name: "Guest",
        email: "guest@beet-and-barley.example",
        phoneNumber: "+4930900000",
      },
      idleSeconds: 60,
      idleWarningSeconds: 20,
      theme: { name: "Beet & Barley", logo: restaurantFile("logo.svg") },
      menuPictures: options.pictures ?? restaurantFile("pictures"),
      fallback: { currency: "EUR", timezone: "Europe/Berlin", locales: ["en"] },
    },
    operation: {
      // In the sandbox the doctor may order and pay, as a fictitious customer.
      testServices: { customerPhoneNumber: "+4915112345678" },
    },
    wire: {
      platformId: "platformId",
      platformOrderId: "platformOrderId",
      wallets: { WALLET_A_PAY: "WALLET_A_PAY", WALLET_B_PAY: "WALLET_B_PAY" },
      pos: { ...VENDOR_SEGMENTS },
    },
  };
}
