/** What `loyalty-kiosk setup` asks for: the fields that no kiosk can do without (docs/settings.md), service by service. */

import { MOODS } from "../../../domain/look/brand.ts";
import type { Question } from "../../host/command/interview.ts";
import { type JsonObject, valueAt } from "../../host/command/json.ts";
import { isServiceAddress } from "../../host/net/address.ts";
import type { Settings } from "../../host/settings/settings.ts";
import { colorNote } from "./appearance.ts";

export type QuestionGroup = {
  /** Section of the settings. */
  readonly section: "outlet" | "ordering" | "fleet" | "payments" | "device";
  readonly title: string;
  readonly questions: readonly Question[];
  /** What to say of valid answers; null: nothing. */
  readonly noteOn?: (settings: Settings) => string | null;
  /** The answers are seen on the start screen. */
  readonly isSeen?: boolean;
};

const hasOwnGate = (answers: JsonObject): boolean => !valueAt(answers, "fleet");

/** Callbacks come from other machines: somebody has to encrypt them. */
const isReachable = (answers: JsonObject): boolean => {
  const listen = valueAt(answers, "payments.gate.listen");
  return hasOwnGate(answers) && typeof listen === "string" && !isServiceAddress(`http://${listen}`);
};

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    section: "outlet",
    title: "Configuration service",
    questions: [
      { path: "outlet.configBaseUrl", kind: "text", text: "Address of the configuration service" },
      { path: "outlet.identifier", kind: "text", text: "This kiosk's identifier" },
      { path: "outlet.credentialCipher.key", kind: "secret", text: "Key of the cipher, in Base64" },
      {
        path: "outlet.credentialCipher.iv",
        kind: "secret",
        text: "Initialization vector, in Base64",
      },
    ],
  },
  {
    section: "ordering",
    title: "Ordering",
    questions: [
      { path: "ordering.vendorBaseUrl", kind: "text", text: "Address of the POS vendor" },
      { path: "ordering.salesOutletId", kind: "number", text: "Number of the outlet" },
      { path: "ordering.apiKey", kind: "secret", text: "Key of requests" },
      { path: "ordering.apiKeyResponse", kind: "secret", text: "Key of responses" },
    ],
  },
  {
    section: "fleet",
    title: "Fleet of several kiosks",
    questions: [
      {
        path: "fleet.servers",
        kind: "texts",
        text: "Address of its server, tls://HOST:PORT (empty: this kiosk is on its own)",
        isOptional: true,
        empties: "fleet",
      },
      {
        path: "fleet.caFile",
        kind: "text",
        text: "File with the server's certificate authority, in PEM (empty: a public one)",
        isOptional: true,
        when: (answers) => !hasOwnGate(answers),
      },
    ],
  },
  {
    section: "payments",
    title: "Payments",
    questions: [
      {
        path: "payments.integratorBaseUrl",
        kind: "text",
        text: "Address of the payment integrator",
      },
      {
        path: "payments.integrationId",
        kind: "text",
        text: "Identifier of the integration",
      },
      { path: "payments.outboundToken", kind: "secret", text: "Token of requests" },
      {
        path: "payments.inboundTokens",
        kind: "list",
        text: "Token of callbacks",
        when: hasOwnGate,
      },
      {
        path: "payments.gate.listen",
        kind: "text",
        text: "HOST:PORT on which this machine receives callbacks",
        proposal: "127.0.0.1:4650",
        when: hasOwnGate,
      },
      {
        path: "payments.gate.publicUrl",
        kind: "text",
        text: "Address at which the integrator reaches it (empty: none)",
        isOptional: true,
        when: hasOwnGate,
      },
      {
        path: "payments.gate.tls.certFile",
        kind: "text",
        text: "Certificate file of that address (empty: a proxy has it)",
        isOptional: true,
        empties: "payments.gate.tls",
        when: isReachable,
      },
      {
        path: "payments.gate.tls.keyFile",
        kind: "text",
        text: "Private key file of the certificate",
        when: (answers) =>
          isReachable(answers) && valueAt(answers, "payments.gate.tls.certFile") !== undefined,
      },
    ],
  },
  {
    section: "device",
    title: "This kiosk",
    questions: [
      {
        path: "device.terminalId",
        kind: "text",
        text: "Id among the outlet's kiosks",
        proposal: "K1",
      },
      {
        path: "device.number",
        kind: "number",
        text: "Number among the outlet's kiosks, 1 to 99",
        when: (answers) => !hasOwnGate(answers),
      },
      { path: "device.staffPin", kind: "new-secret", text: "PIN of staff, 4 to 12 digits" },
      {
        path: "device.guest.name",
        kind: "text",
        text: "Name of customers who do not identify",
        proposal: "Guest",
      },
      { path: "device.guest.email", kind: "text", text: "E-mail address of these orders" },
      {
        path: "device.guest.phoneNumber",
        kind: "text",
        text: "Phone number of these orders, with + and country",
      },
    ],
  },
  {
    section: "device",
    title: "Start screen",
    questions: [
      { path: "device.theme.name", kind: "text", text: "Name of the outlet" },
      {
        path: "device.theme.logo",
        kind: "text",
        text: "File of its logo (empty: none)",
        isOptional: true,
      },
      {
        path: "device.theme.mood",
        kind: "text",
        text: `Kind of outlet: ${MOODS.join(", ")} (empty: the kiosk's own look)`,
        isOptional: true,
      },
      {
        path: "device.theme.accent",
        kind: "text",
        text: "Its colour, like #A11B3F (empty: that of the kind)",
        isOptional: true,
      },
    ],
    noteOn: colorNote,
    isSeen: true,
  },
];
