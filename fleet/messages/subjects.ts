/** The subjects of the fleet's messages. Only `cb.*` is stored (docs/fleet.md). */

/** The prefix of a device's or process's own inboxes: nobody else can listen to the answers that it gets. */
export const inboxOf = (name: string) => `_INBOX.${name}`;

/** The prefix of the inboxes in which gate and console get a kiosk's answers: of all kiosks, only it may publish there. */
export const answersOf = (kiosk: string, asker: "gate" | "console") => `${inboxOf(asker)}.${kiosk}`;

/** The stream of callbacks that no kiosk has journalled yet. */
export const CALLBACKS = "CALLBACKS";
/** The stream's consumer, by which the gate delivers them. */
export const CONSUMER = "gate";

export const subjects = {
  /** A payment's results, stored: {@link storedCallback}. */
  callback: (hash: string) => `cb.${hash}`,
  /** A kiosk's claims, requests to the gate: {@link claimRequest}. */
  claim: (kiosk: string) => `claim.${kiosk}`,
  /** Results for a kiosk, requests to it: {@link resultDelivery}. */
  result: (kiosk: string, instance: string) => `kiosk.${kiosk}.${instance}.result`,
  /** The end of an enrollment, a request to its kiosk: {@link enrollmentDelivery}. */
  enrollment: (kiosk: string, instance: string) => `kiosk.${kiosk}.${instance}.enrollment`,
  /** What staff want at the console, requests to a kiosk: {@link staffRequest}. */
  staff: (kiosk: string) => `kiosk.${kiosk}.staff`,
  /** Look files of an outlet, requests to a kiosk: {@link lookPart}. */
  lookFile: (kiosk: string) => `kiosk.${kiosk}.look-file`,
  /** The gate is there: {@link gateHello}. */
  hello: "gate.hello",
  /** How a kiosk is: {@link kioskState}. */
  state: (kiosk: string) => `state.${kiosk}`,
  /** A kiosk's order board: {@link kioskBoard}. */
  board: (outlet: string, kiosk: string) => `board.${outlet}.${kiosk}`,
  /** A device that is to be paired, requests to the console: {@link pairingRequest}. */
  pairing: "pairing.request",
  /** What operators have to know, requests of the gate to the console: {@link gateReport}. */
  report: "console.report",
  /** How the gate is: {@link gateState}. */
  gateState: "gate.state",
} as const;
