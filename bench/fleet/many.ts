/** Many kiosks' connections, in two processes of {@link ./many-kiosks.ts}. */

import type { z } from "zod";
import { Child } from "./child.ts";
import { INTEGRATION, type PairedKiosk } from "./fleet.ts";
import { type manyOptions, manySaid } from "./many-kiosks-messages.ts";

const PROCESSES = 2;

type Said = z.infer<typeof manySaid>;

export class ManyKiosks {
  readonly #children: readonly { readonly child: Child<Said>; readonly size: number }[];
  #delivered = 0;

  constructor(server: string, kiosks: readonly PairedKiosk[]) {
    this.#children = Array.from({ length: PROCESSES }, (_, part) => {
      const own = kiosks.filter((_kiosk, at) => at % PROCESSES === part);
      const options: z.infer<typeof manyOptions> = {
        ...{ server, integrationId: INTEGRATION.integrationId, kiosks: own },
      };
      const child = new Child("many-kiosks.ts", options, manySaid);
      child.onSaid((said) => {
        if ("delivered" in said) this.#delivered += said.delivered;
      });
      return { child, size: own.length };
    });
  }

  /** Resolves when so many results were delivered to them. */
  async untilDelivered(count: number): Promise<void> {
    if (this.#delivered >= count) return;
    const enough = () => (this.#delivered >= count ? true : null);
    await Promise.race(this.#children.map(({ child }) => child.until(enough)));
  }

  /** Results that were delivered to them. */
  get delivered(): number {
    return this.#delivered;
  }

  /** When the last of them was connected. To be called while not all are. */
  async untilConnected(): Promise<number> {
    const times = this.#children.map(({ child, size }) =>
      child.until((said) => ("connected" in said && said.connected === size ? said.at : null)),
    );
    return Math.max(...(await Promise.all(times)));
  }

  /** Resolves when none is connected. */
  async untilDisconnected(): Promise<void> {
    const gone = this.#children.map(({ child }) =>
      child.until((said) => ("connected" in said && said.connected === 0 ? true : null)),
    );
    await Promise.all(gone);
  }

  /** Resolves when each of them has heard of the gate for the first time. To be called before that. */
  async untilHeard(): Promise<void> {
    const heard = this.#children.map(({ child, size }) =>
      child.until((said) => ("heard" in said && said.heard === size ? true : null)),
    );
    await Promise.all(heard);
  }

  /** When this kiosk was no longer connected. */
  untilCutOff(id: string): Promise<number> {
    const cut = this.#children.map(({ child }) =>
      child.until((said) => ("id" in said && said.id === id && !said.isConnected ? said.at : null)),
    );
    return Promise.race(cut);
  }

  /** Has each of them claim its share of these payments. */
  claim(references: readonly string[]): void {
    const half = Math.ceil(references.length / PROCESSES);
    for (const [at, { child }] of this.#children.entries()) {
      child.tell({ references: references.slice(at * half, (at + 1) * half) });
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#children.map(({ child }) => child.end()));
  }
}
