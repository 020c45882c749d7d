import assert from "node:assert/strict";
import { examples } from "../../../../contracts/examples/ordering.ts";
import {
  createOrderRequest,
  ORDER_STATUSES,
  revisionResponse,
} from "../../../../contracts/ordering.ts";
import { checkOrder } from "../../../../sandbox/ordering/order-check.ts";
import { readPriceBook } from "../../../../sandbox/ordering/price-book.ts";
import { readSwitches } from "../../../../sandbox/ordering/switches.ts";
import {
  lunchTray,
  NOON_MS,
  orderOf,
  twoBeetBurgers,
} from "../../../../sandbox/ordering/testing/vendor.ts";
import { buildMenu } from "../../../../sandbox/restaurant/menu/build.ts";
import { parseJson } from "../../net/json.ts";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { mutate, randomFrom } from "../../testing/mutate.ts";
import { readCreateAnswer, readHealth, readOrdersAnswer } from "../answers.ts";

function mutatedMessage(messages: readonly unknown[], seed: number): unknown {
  const message = messages[randomFrom(seed ^ 0x5bd1e995)(messages.length)];
  const json = parseJson(mutate(message, seed));
  return json.ok ? json.value : undefined;
}

const answered = examples
  .filter(({ schema }) => /Response|Accepted|Rejected/.test(schema))
  .map(({ message }) => message);

/** Mutated answers to every call except the menu (ordering.md §2.7, §4), read by all of their readers. */
export const answers: FuzzTarget = {
  name: "answers",
  contract: "ordering",
  check(seed) {
    const value = mutatedMessage(answered, seed);
    const created = readCreateAnswer(value);
    if (created?.kind === "accepted") assert.notEqual(created.posId, "");
    const health = readHealth(value);
    if (health.status === "DOWN") assert.notEqual(health.detail, "");
    const read = readOrdersAnswer(value, ["pos-1"]);
    for (const { posId, status } of read?.orders ?? []) {
      assert.equal(posId, "pos-1");
      assert.ok(ORDER_STATUSES.includes(status));
    }
    const isHealth = health.status === "UP" || health.cause === "service-down";
    const isRevision = revisionResponse.safeParse(value).success;
    return created || read || isHealth || isRevision ? "valid" : "rejected";
  },
};

const menu = buildMenu({ revision: 1, soldOut: [], prices: {} });
const book = readPriceBook(menu, "id");
/** The initial switches. */
const switches = readSwitches({
  documents: { read: (_name, schema, first) => schema.parse(first()), write: () => {} },
});
const ordered = [
  ...examples.filter(({ schema, valid }) => schema === "createOrderRequest" && valid),
  { message: { order: { ...orderOf([twoBeetBurgers, lunchTray], 47.1), id: "order-1" } } },
].map(({ message }) => message);

/** Mutated orders (ordering.md §2.7) through the schema; accepted ones also through the sandbox's own check. */
export const orders: FuzzTarget = {
  name: "orders",
  contract: "ordering",
  check(seed) {
    const parsed = createOrderRequest.safeParse(mutatedMessage(ordered, seed));
    if (!parsed.success) return "rejected";
    const again = createOrderRequest.parse(JSON.parse(JSON.stringify(parsed.data)));
    assert.equal(JSON.stringify(again), JSON.stringify(parsed.data));
    const shelf = { today: book, everything: book };
    const refusals = checkOrder(parsed.data.order, shelf, switches, NOON_MS);
    for (const { reason } of refusals) assert.notEqual(reason, "");
    return "valid";
  },
};
