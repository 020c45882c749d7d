/** What each key may publish and subscribe at the fleet's nats-server (docs/fleet.md, "Security"). */
import { answersOf, CALLBACKS, CONSUMER, inboxOf, subjects } from "../messages/subjects.ts";

export { inboxOf } from "../messages/subjects.ts";

export type Permissions = {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
};

/** May connect, and that is all. */
export const NOTHING: Permissions = { publish: [], subscribe: [] };

/** Whoever has no key: may ask to be paired, and read the answer. */
export const PAIRING: Permissions = {
  publish: [subjects.pairing],
  subscribe: [`${inboxOf("pairing")}.>`],
};

/**
 * A kiosk: its own subjects and its outlet's boards, nothing of JetStream. It answers without `allow_responses` of the
 * nats-server, which permits any subject: a kiosk would ask itself, by a board of its own, to answer wherever it likes.
 */
export function kioskPermissions(kiosk: string, outlet: string): Permissions {
  return {
    publish: [
      subjects.claim(kiosk),
      subjects.state(kiosk),
      subjects.board(outlet, kiosk),
      `${answersOf(kiosk, "gate")}.>`,
      `${answersOf(kiosk, "console")}.>`,
    ],
    subscribe: [
      `kiosk.${kiosk}.>`,
      subjects.hello,
      subjects.board(outlet, "*"),
      `${inboxOf(kiosk)}.>`,
    ],
  };
}

/** An order-status display on a machine of its own: it only listens. */
export function displayPermissions(outlet: string): Permissions {
  return { publish: [], subscribe: [subjects.board(outlet, "*")] };
}

/** What the gate asks of JetStream: its own stream and consumer, and whether there is JetStream at all. */
const GATE_STREAM = [
  "$JS.API.INFO",
  ...["CREATE", "UPDATE", "INFO", "PURGE", "MSG.DELETE"].map(
    (act) => `$JS.API.STREAM.${act}.${CALLBACKS}`,
  ),
  ...["CREATE", "INFO", "MSG.NEXT"].map(
    (act) => `$JS.API.CONSUMER.${act}.${CALLBACKS}.${CONSUMER}`,
  ),
  `$JS.API.DIRECT.GET.${CALLBACKS}`,
  `$JS.API.DIRECT.GET.${CALLBACKS}.>`,
  `$JS.ACK.${CALLBACKS}.${CONSUMER}.>`,
];

/** The gate: its stream, deliveries to kiosks, answers to their claims, reports to the console. */
export const GATE: Permissions = {
  publish: [
    subjects.callback("*"),
    "kiosk.*.*.result",
    "kiosk.*.*.enrollment",
    subjects.hello,
    subjects.report,
    subjects.gateState,
    `${inboxOf("*")}.>`,
    ...GATE_STREAM,
  ],
  subscribe: [subjects.claim("*"), `${inboxOf("gate")}.>`],
};

/** The console: listens to everybody's state, answers the gate and devices to be paired, and alone speaks for staff. */
export const CONSOLE: Permissions = {
  publish: [
    subjects.staff("*"),
    subjects.lookFile("*"),
    `${inboxOf("gate")}.>`,
    `${inboxOf("pairing")}.>`,
  ],
  subscribe: [
    subjects.state("*"),
    subjects.gateState,
    subjects.report,
    subjects.pairing,
    `${inboxOf("console")}.>`,
  ],
};
