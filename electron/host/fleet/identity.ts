/** A kiosk's key and its id in the fleet, sealed on the disk as its credential is. */
import { join } from "node:path";
import { z } from "zod";
import { kioskId } from "../../../fleet/messages/ids.ts";
import { readIfThere, writeDurably } from "../outlet/durable-file.ts";
import type { Sealer } from "../outlet/sealer.ts";

const stored = z.object({
  /** Of the nkey, whose private half never leaves this machine. */
  seed: z.string().min(1),
  /** Given by the console; null until the kiosk is paired. */
  id: kioskId.nullable(),
});
export type Identity = Readonly<z.infer<typeof stored>>;

export type IdentityStore = {
  /** Null if there is none, or none that can be opened: the kiosk is paired anew then, as its own successor. */
  read(): Identity | null;
  /** On the disk when it returns; throws if it cannot be written. */
  write(identity: Identity): void;
};

/** The identity as a file in the kiosk's data folder. It is in no backup: two machines must not have one key. */
export function createIdentityStore(dataDir: string, sealer: Sealer): IdentityStore {
  const file = join(dataDir, "fleet.sealed");
  return {
    read() {
      try {
        const sealed = readIfThere(file);
        return sealed && stored.parse(JSON.parse(sealer.open(sealed).toString()));
      } catch {
        return null;
      }
    },
    write: (identity) => writeDurably(file, sealer.seal(Buffer.from(JSON.stringify(identity)))),
  };
}
