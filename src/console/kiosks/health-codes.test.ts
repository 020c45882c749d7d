import { expect, test } from "vitest";
import { fleetNotesOf, healthOf } from "../../../electron/host/operation/health.ts";
import { printerNotesOf } from "../../../electron/host/printing/receipt-printing.ts";
import { PRINTER_CONDITIONS } from "../../../electron/host/rpc/printing-views.ts";
import { OUTLET } from "../../journey/testing/visit.ts";
import { noteOf } from "./health-codes.ts";

const POLLS = ["unauthorized", "unreachable", "malformed"] as const;
const FLEET_STATES = ["connected", "gate-away", "away", "not-paired", "removed"] as const;

const PROVISIONING = {
  problem: "refused",
  httpStatus: null,
  isAsking: false,
  askedAt: null,
  openWithoutLoyalty: true,
} as const;

const SILENT = {
  ...{ lastAt: null, lastMs: null },
  lastError: { at: 1, operation: "payments.health", reason: "timeout", status: null },
} as const;

/** Every note that a kiosk can send of its own health. */
function notes(): string[] {
  return POLLS.flatMap((outcome) =>
    FLEET_STATES.flatMap(
      (state) =>
        healthOf({
          outlet: {
            ...OUTLET,
            provisioning: PROVISIONING,
            configurationPoll: { ...OUTLET.configurationPoll, outcome },
          },
          clock: { state: "off", offMs: 400_000 },
          pages: 1,
          backup: state === "away" ? "old" : "failed",
          services: { loyalty: SILENT, ordering: SILENT, payments: SILENT },
          fleetNotes: fleetNotesOf(state),
          updateNotes: [],
          printerNotes: PRINTER_CONDITIONS.flatMap((condition) =>
            printerNotesOf({ condition, isPaperLow: true, unconfirmed: 2 }),
          ),
          headphones: "no-jack",
        }).notes,
    ),
  );
}

test("there are words for every note of a kiosk's health", () => {
  const found = new Set(notes());
  expect(found.size).toBe(21);
  for (const note of found) expect(noteOf(note), note).not.toBeNull();
});

test("what a note adds is read, and an unknown note is none of these", () => {
  expect(noteOf("number-given-twice: A-7 (K1, K2)")).toEqual({
    code: "number-given-twice",
    detail: "A-7 (K1, K2)",
  });
  expect(noteOf("clock-wrong")).toEqual({ code: "clock-wrong", detail: "" });
  expect(noteOf("something new")).toBeNull();
});
