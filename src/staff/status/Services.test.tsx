import { beforeAll, expect, test } from "vitest";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered, textOf } from "../../journey/testing/rendered.tsx";
import { startVisit } from "../../journey/testing/visit.ts";
import { Services } from "./Services.tsx";

beforeAll(() => startI18n(["common", "staff"]));

const UNUSED = { lastAt: null, lastMs: null, lastError: null };
const STATUS: StaffStatusView = {
  salesOutletId: "101",
  establishmentId: null,
  terminalId: "K1",
  key: { isPresent: false, since: null, request: null },
  services: { loyalty: UNUSED, ordering: UNUSED, payments: UNUSED },
  areTestServices: false,
  gateUrl: "http://127.0.0.1:4650",
  fleet: null,
  orders: { unfinished: 0 },
  printer: null,
  headphones: null,
  unmatchedPayments: [],
  database: { bytes: 0, freeBytes: 0, trouble: null },
  backup: { at: null, problem: null },
  clock: { state: "unknown" },
  update: null,
  versions: { kiosk: "1", node: "24", sqlite: "3", electron: null },
};

const shown = (status: StaffStatusView) =>
  textOf(rendered(<Services status={status} />, { visit: startVisit() }));

test("a kiosk of a fleet that is not paired shows its code, and no address of its own", () => {
  const page = shown({
    ...STATUS,
    gateUrl: null,
    fleet: { state: "not-paired", code: "WERC8-GMRZG" },
  });
  expect(page).toContain("WERC8-GMRZG");
  expect(page).not.toContain("Callback address");
});

test("a payment that matches no order is shown by its reference at the integrator", () => {
  const heading = "Payments that match no order of this kiosk";
  expect(shown(STATUS)).not.toContain(heading);
  const payment = { transactionReference: "tx-stranger", receivedAt: Date.UTC(2027, 0, 4, 12) };
  const page = shown({ ...STATUS, unmatchedPayments: [payment] });
  expect(page).toContain(heading);
  expect(page).toContain("tx-stranger");
});
