/** The integration of the simulated kiosk, and another one of the same gate. */
export const INTEGRATION = "integration-7";
export const OTHER_INTEGRATION = "integration-8";

/** The simulated kiosk in the fleet, and a neighbour that knows nothing of its payments. */
export const KIOSK = "kiosk1";
export const NEIGHBOUR = "kiosk2";

/** Of one process of the kiosk. */
export function instanceOf(process: number): string {
  return `process${process}`.padEnd(8, "0");
}

/** Of a payment that the kiosk had claimed before its records were lost. */
export const LOST_REFERENCE = "tx-lost-with-the-records";
/** Of a payment that was made elsewhere. */
export const STRANGE_REFERENCE = "tx-of-a-stranger";
