/** The order at the vendor (ordering.md §4): created, and read back. */
import {
  createOrderAccepted,
  createOrderResponse,
  ORDER_STATUSES,
  readOrdersResponse,
} from "../../../../../contracts/ordering.ts";
import type { CreateOrderResult, OrderingClient } from "../../../ordering/client.ts";
import { buildOrderRequest } from "../../../ordering/order-request.ts";
import type { Settings } from "../../../settings/settings.ts";
import { checkToken } from "../check-ordering.ts";
import type { Notebook } from "../report.ts";
import { described, misfitOf, type Watch } from "../watch.ts";
import type { TestOrder } from "./test-order.ts";

export type KitchenSteps = {
  readonly note: Notebook;
  readonly watch: Watch;
  readonly settings: Settings;
  readonly ordering: OrderingClient;
};

/** An order that the vendor has; `queueNumber` null if it gave none. */
export type Made = { readonly posId: string; readonly queueNumber: string | null };

/** One attempt: a second one would be another dish if the vendor does not recognize the id. */
export async function makeOrder(steps: KitchenSteps, order: TestOrder): Promise<Made | null> {
  const { note, watch, settings, ordering } = steps;
  const result = await ordering.createOrder(buildOrderRequest(order.snapshot, settings));
  const seen = described(watch.last());
  checkToken({ note, watch, settings }, "order", "ordering.md §5");
  if (result.kind !== "accepted") {
    const misfit = result.kind === "ambiguous" ? misfitOf(createOrderResponse, watch.last()) : null;
    const finding = [refusalText(result), misfit].filter(Boolean).join(", ");
    note.failed("ordering.md §4 rule 3", "order", `${finding} (${seen})`, NOT_MADE);
    return null;
  }
  const misfit = misfitOf(createOrderAccepted, watch.last());
  const made = { posId: result.posId, queueNumber: result.queueNumber };
  note.judge(misfit === null && made.queueNumber !== null, "ordering.md §4 rule 3", "order", {
    good: `posId and queueNumber ${made.queueNumber} (${seen})`,
    bad: misfit ?? "posId without queueNumber",
    advice: "Customers are called by their queueNumber.",
  });
  await readBack(steps, made);
  return made;
}

const NOT_MADE =
  "Expected is a bare {posId, queueNumber}. See at the POS whether the order is there all the same.";

function refusalText(result: Exclude<CreateOrderResult, { kind: "accepted" }>): string {
  if (result.kind !== "rejected") return result.cause;
  return ["FAILED", result.posErrorType, result.reason].filter(Boolean).join(", ");
}

async function readBack({ note, watch, ordering }: KitchenSteps, made: Made): Promise<void> {
  const section = "ordering.md §4 rule 4";
  const title = "order read back";
  const result = await ordering.readOrders([made.posId]);
  const found =
    result.kind === "orders" ? result.orders.find(({ posId }) => posId === made.posId) : undefined;
  if (!found) {
    const misfit = misfitOf(readOrdersResponse, watch.last());
    const finding = [misfit ?? "the order is not among them", described(watch.last())].join(", ");
    note.failed(section, title, finding, `States are ${ORDER_STATUSES.join(", ")}.`);
    return;
  }
  note.judge(found.queueNumber === made.queueNumber, section, title, {
    good: `${found.status}, queueNumber ${found.queueNumber}`,
    bad: `queueNumber ${found.queueNumber} instead of ${made.queueNumber}`,
    advice: "The number is the same in both answers: it is what the customer waits for.",
  });
}

/** The contract has no call that cancels an order: a person has to. */
export function askToCancel({ note }: Pick<KitchenSteps, "note">, made: Made): void {
  note.warning(
    "ordering.md §4",
    "order to cancel",
    `queueNumber ${made.queueNumber ?? "none"}, posId ${made.posId}`,
    "Cancel it at the test POS: the contract has no call that cancels an order.",
  );
}
