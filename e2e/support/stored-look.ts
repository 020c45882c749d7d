import { AUTOMATIC_LOOK, type Look, type Stage } from "../../domain/look/look.ts";
import { createLookStore } from "../../electron/host/look/look-store.ts";
import { openDatabase } from "../../electron/host/store/database.ts";
import { createValueStore } from "../../electron/host/store/value-store.ts";

/** What staff have published, before the kiosk has been started. */
export type GivenLook = Partial<Omit<Look, "stage">> & { readonly stage?: Partial<Stage> };

/** Publishes a look in a kiosk's data folder while no kiosk runs there. */
export function storeLook(dataDir: string, { stage, ...look }: GivenLook): void {
  const database = openDatabase(dataDir);
  const store = createLookStore({ values: createValueStore(database), now: Date.now });
  store.change({ ...look, stage: { ...AUTOMATIC_LOOK.stage, ...stage } });
  store.publish();
  database.close();
}
