/** What the kiosk has promised to others, by the bytes that it sent: from then on a power cut must not undo it. */
import type { DatabaseSync } from "node:sqlite";
import type { CheckoutEvent, Command } from "../../host/checkout/state/events.ts";
import type { DiskOperation } from "./recording.ts";

/** Local ports of the connections. */
export type Ports = { readonly sandbox: number; readonly gate: number; readonly page: number };

const MOVE = /^POST \/payments\/v1\/(authorize|sale|capture|reverse|refund) /;
const KEY = /^idempotency-key: (\S+)/im;

/** How often something was sent, by kind: `capture KEY`, `create ORDER`, `callbacks`, … */
export class Promises {
  readonly promised = new Map<string, number>();
  readonly #ports: Ports;
  readonly #orders: readonly string[];
  /** Connections of a create whose body comes with the next bytes. */
  readonly #headOnly = new Set<number>();

  /** `orders`: the ids of all orders of the test. */
  constructor(ports: Ports, orders: readonly string[]) {
    this.#ports = ports;
    this.#orders = orders;
  }

  /** Reads one operation; returns whether it sent a promise. */
  read(operation: DiskOperation): boolean {
    if (operation.do !== "send") return false;
    const what = this.#promisedBy(operation);
    if (what === null) return false;
    this.promised.set(what, (this.promised.get(what) ?? 0) + 1);
    return true;
  }

  #promisedBy({ fromPort, toPort, bytes }: DiskOperation & { do: "send" }): string | null {
    const text = bytes.toString("latin1");
    if (fromPort === this.#ports.gate) {
      return text.startsWith("HTTP/1.1 200") ? "callbacks acknowledged" : null;
    }
    if (fromPort === this.#ports.page) return text.includes('"placed"') ? "orders placed" : null;
    if (toPort !== this.#ports.sandbox) return null;
    const [, move] = MOVE.exec(text) ?? [];
    if (move) return `${move} ${KEY.exec(text)?.[1]}`;
    if (text.startsWith("POST /loyalty/order-closed/")) return "closings";
    if (text.startsWith("POST /loyalty/qr-code/")) return "identifications";
    if (!text.startsWith("POST /vendor/rest/order ") && !this.#headOnly.delete(fromPort))
      return null;
    const order = this.#orders.find((id) => text.includes(id));
    if (order) return `create ${order}`;
    this.#headOnly.add(fromPort);
    return null;
  }
}

/** The promises that these records have lost; one line each. */
export function broken(promises: Promises, database: DatabaseSync): string[] {
  const journal = database
    .prepare("select checkout_id, seq, event from journal order by checkout_id, seq")
    .all()
    .map(({ checkout_id, seq, event }) => ({
      checkoutId: String(checkout_id),
      seq: Number(seq),
      event: JSON.parse(String(event)) as CheckoutEvent,
    }));
  const known = new Map<string, number>();
  const add = (what: string) => known.set(what, (known.get(what) ?? 0) + 1);
  const problems: string[] = [];
  const lengths = new Map<string, number>();
  for (const { checkoutId, seq, event } of journal) {
    if (seq !== (lengths.get(checkoutId) ?? 0) + 1)
      problems.push(`${checkoutId} lacks entry ${seq - 1}`);
    lengths.set(checkoutId, seq);
    if (event.type === "Placed") add("orders placed");
    if (event.type === "CallbackReceived") add("callbacks acknowledged");
    if (event.type === "Started") add(intentOf(event.command, checkoutId));
  }
  for (const _ of database.prepare("select 1 from unmatched_callback").all())
    add("callbacks acknowledged");
  for (const _ of database.prepare("select 1 from consent").all()) add("identifications");
  for (const [what, times] of promises.promised) {
    const found = known.get(what) ?? 0;
    if (found < times) problems.push(`sent ${times} times, stored ${found} times: ${what}`);
  }
  return problems;
}

function intentOf(command: Command, checkoutId: string): string {
  switch (command.type) {
    case "Pay":
      return `${command.operation} ${command.ids.payKey}`;
    case "Capture":
      return `capture ${command.ids.captureKey}`;
    case "ReturnMoney": {
      const { ids, operation } = command;
      return `${operation} ${operation === "reverse" ? ids.reverseKey : ids.refundKey}`;
    }
    case "Create":
      return `create ${checkoutId}`;
    case "CloseLoyalty":
      return "closings";
    default:
      return command.type;
  }
}
