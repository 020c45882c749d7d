import { DELIVERY_FAULTS } from "./fleet-plan.ts";

/** What a day of a fleet can bring, as the coverage counts it. */
export const FLEET_FACTS = [
  "fleet: line away",
  "fleet: gate away",
  "fleet: server away",
  "fleet: console away",
  "fleet: callback refused by an absent gate",
  "fleet: callback answered 503",
  "fleet: callback stored, and answered 503",
  "fleet: callback repeated after it was stored",
  "fleet: callback before its claim",
  "fleet: results delivered",
  "fleet: several results delivered together",
  "fleet: results delivered again",
  "fleet: results delivered to the next process",
  "fleet: results delivered after the end of their order",
  "fleet: results delivered after days",
  "fleet: kiosk answers ok",
  "fleet: kiosk answers later",
  "fleet: kiosk answers not-mine",
  ...DELIVERY_FAULTS.map((fault) => `fleet: ${fault}` as const),
  "fleet: another gate has to learn all claims",
  "fleet: claim refused",
  "fleet: result of another integration with the same reference",
  "fleet: result of no kiosk",
  "fleet: reported as money without an order",
  "fleet: reported as not journalled",
  "fleet: card payment not offered",
  "fleet: card payment unconfirmable",
  "fleet: inquiry while no callback can come",
] as const;

export type FleetFact = (typeof FLEET_FACTS)[number];
