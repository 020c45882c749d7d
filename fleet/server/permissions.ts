/** What each key may publish and subscribe at the fleet's nats-server (docs/fleet.md, "Security"). */
import { inboxOf, subjects } from "../messages/subjects.ts";

export { inboxOf } from "../messages/subjects.ts";

export type Permissions = {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Whether it may answer requests, once each within 5 s, although the subject is not its own. */
  readonly responds: boolean;
};

/** Whoever has no key: may ask to be paired, and read the answer. */
export const PAIRING: Permissions = {
  publish: [subjects.pairing],
  subscribe: [`${inboxOf("pairing")}.>`],
  responds: false,
};

/** A kiosk: its own subjects and its outlet's boards, nothing of JetStream. */
export function kioskPermissions(kiosk: string, outlet: string): Permissions {
  return {
    publish: [subjects.claim(kiosk), subjects.state(kiosk), subjects.board(outlet, kiosk)],
    subscribe: [
      `kiosk.${kiosk}.>`,
      subjects.hello,
      subjects.board(outlet, "*"),
      `${inboxOf(kiosk)}.>`,
    ],
    responds: true,
  };
}

/** An order-status display on a machine of its own: it only listens. */
export function displayPermissions(outlet: string): Permissions {
  return { publish: [], subscribe: [subjects.board(outlet, "*")], responds: false };
}

/** The gate: its stream, deliveries to kiosks, reports to the console. */
export const GATE: Permissions = {
  publish: [
    subjects.callback("*"),
    "kiosk.*.*.result",
    "kiosk.*.*.enrollment",
    subjects.hello,
    subjects.report,
    subjects.gateState,
    "$JS.API.>",
    "$JS.ACK.>",
  ],
  subscribe: [subjects.claim("*"), `${inboxOf("gate")}.>`],
  responds: true,
};

/** The console: listens to everybody's state, and alone speaks for staff. */
export const CONSOLE: Permissions = {
  publish: [subjects.staff("*"), subjects.lookFile("*")],
  subscribe: [
    subjects.state("*"),
    subjects.gateState,
    subjects.report,
    subjects.pairing,
    `${inboxOf("console")}.>`,
  ],
  responds: true,
};
