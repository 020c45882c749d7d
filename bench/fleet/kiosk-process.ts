/** A kiosk of {@link ./kiosk.ts} as the measurement uses it. */
import { join } from "node:path";
import { Child } from "./child.ts";
import { INTEGRATION, type PairedKiosk } from "./fleet.ts";
import { kioskSaid } from "./kiosk.ts";

export type KioskProcess = {
  /** Its own listener for callbacks. */
  readonly direct: string;
  /** Places an order for each reference; resolves when their payments are pending. */
  place(references: readonly string[]): Promise<void>;
  /** When the callback of a payment was in the journal. To be called before it is sent. */
  journalled(reference: string): Promise<number>;
  end(): Promise<void>;
};

/** Resolves when the kiosk has heard of the gate. */
export async function startKiosk(
  folder: string,
  server: string,
  { id, seed }: PairedKiosk,
): Promise<KioskProcess> {
  const options = { dataDir: join(folder, id), server, id, seed, integration: INTEGRATION };
  const child = new Child("kiosk.ts", options, kioskSaid);
  try {
    const direct = await child.until((said) => ("ready" in said ? said.ready : null));
    return {
      direct,
      async place(references) {
        const pending = child.until((said) => ("pending" in said ? said.pending : null));
        child.tell({ references });
        await pending;
      },
      journalled: (reference) =>
        child.until((said) =>
          "journalled" in said && said.journalled === reference ? said.at : null,
        ),
      end: () => child.end(),
    };
  } catch (error) {
    await child.end();
    throw error;
  }
}
