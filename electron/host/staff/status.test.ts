import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { OUTLET } from "../../../src/journey/testing/visit.ts";
import { staffStatusView } from "../rpc/staff-status-view.ts";
import { Cell } from "../shared/live.ts";
import { testSettings } from "../testing/settings.ts";
import { watchServices } from "./service-watch.ts";
import { createStaffStatus } from "./status.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const SILENT = { send: () => new Promise<never>(() => {}), close: async () => {} };

test("shows the payments that belong to no order of this kiosk, with reference and time", () => {
  const payment = { transactionReference: "tx-stranger", receivedAt: NOON };
  const status = createStaffStatus({
    settings: testSettings(),
    dataDir: tmpdir(),
    outlet: new Cell(OUTLET),
    services: watchServices(SILENT, () => NOON).states,
    runner: { unfinished: () => [], subscribe: () => () => {} },
    callbacks: { reportedPayments: () => [{ ...payment, status: "SUCCESS" }] },
    establishmentId: () => null,
    keyFetchedAt: () => null,
    keyRequest: () => null,
    now: () => NOON,
    gateUrl: "http://127.0.0.1:4650",
    fleet: null,
    printer: new Cell(null),
    headphones: new Cell(null),
    clockState: () => ({ state: "unknown" }),
    update: () => null,
    versions: { kiosk: "1", node: "24", sqlite: "3", electron: null },
  });
  expect(staffStatusView.parse(status.current()).unmatchedPayments).toEqual([payment]);
});
