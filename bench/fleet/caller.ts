/** The integrator: calls back over connections that stay open. */
import { randomUUID } from "node:crypto";
import { Pool } from "undici";
import { sharedNow } from "./figures.ts";
import { INTEGRATION } from "./fleet.ts";

const PATH = `/gate/integration/${INTEGRATION.integrationId}/result`;
const [TOKEN] = INTEGRATION.inboundTokens;

export type Called = { readonly sentAt: number; readonly answeredAt: number };

export class Caller {
  readonly #pool: Pool;

  constructor(url: string, connections: number) {
    this.#pool = new Pool(url, { connections, pipelining: 1 });
  }

  /** Calls back with SUCCESS; resolves once that is answered with 200, and rejects at any other answer. */
  async call(reference: string): Promise<Called> {
    const sentAt = sharedNow();
    const { statusCode, body } = await this.#pool.request({
      ...{ path: PATH, method: "POST" },
      headers: { authorization: `Bearer ${TOKEN}`, "idempotency-key": randomUUID() },
      body: JSON.stringify({ status: "SUCCESS", transactionReference: reference }),
    });
    const answeredAt = sharedNow();
    await body.dump();
    if (statusCode !== 200) throw new Error(`a callback was answered with ${statusCode}`);
    return { sentAt, answeredAt };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Does all of it, `concurrency` at a time; resolves with how many a second were done. */
export async function perSecond(
  items: readonly string[],
  concurrency: number,
  work: (item: string) => Promise<unknown>,
): Promise<number> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  const startedAt = sharedNow();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return items.length / ((sharedNow() - startedAt) / 1_000);
}
