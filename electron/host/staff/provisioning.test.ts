/** What staff can do on a kiosk without a credential (in-store-loyalty.md §4.5). */
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { applyMigration, MIGRATIONS } from "../store/migrations.ts";
import { createProvisioningNotes } from "../store/provisioning-notes.ts";
import type { PinAnswer } from "./pin.ts";
import { createProvisioningActions } from "./provisioning.ts";

const PIN = "4711";

function setUp() {
  const database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) applyMigration(database, migration);
  const notesAtStart = () => createProvisioningNotes(database, "outlet");
  const refresh = vi.fn();
  const fetchAgain = vi.fn();
  const actions = createProvisioningActions({
    pin: {
      check: async (pin): Promise<PinAnswer> => ({
        result: pin === PIN ? "ok" : "wrong-pin",
        retryAfterMs: 0,
      }),
    },
    credential: { fetchAgain },
    notes: notesAtStart(),
    refresh,
  });
  return { actions, notesAtStart, refresh, fetchAgain };
}

test("the kiosk opens without loyalty after the PIN only, and stays open across a restart", async () => {
  const { actions, notesAtStart, refresh } = setUp();
  await actions.openWithoutLoyalty("0000");
  expect(notesAtStart().read().openWithoutLoyalty).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
  await actions.openWithoutLoyalty(PIN);
  expect(notesAtStart().read().openWithoutLoyalty).toBe(true);
  expect(refresh).toHaveBeenCalledOnce();
});

test("the credential is requested again after the PIN only", async () => {
  const { actions, fetchAgain } = setUp();
  await actions.retryCredential("0000");
  expect(fetchAgain).not.toHaveBeenCalled();
  await actions.retryCredential(PIN);
  expect(fetchAgain).toHaveBeenCalledOnce();
});
