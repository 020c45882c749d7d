import { html } from "hono/html";
import { showAmount } from "../core/amount.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { nextStatus } from "../ordering/kitchen.ts";
import type { KitchenState, OrderRow } from "./data.ts";

/** A button that sends `body` to a control route. */
export function action(label: string, method: string, path: string, body?: unknown) {
  const text = body === undefined ? "" : JSON.stringify(body);
  return html`<button type="button" data-method="${method}" data-path="/control${path}" data-body="${text}">${label}</button>`;
}

/** Writes amounts in the outlet's currency. */
type Money = (amount: number | string | null) => string;

const moneyIn =
  (currency: string): Money =>
  (amount) =>
    amount === null ? "" : showAmount(amount, currency);

/** Money, points and orders side by side, and violations of the rules. */
export function ledgerSection(now: Ledger, settled: Ledger, currency: string) {
  const money = moneyIn(currency);
  const unfinished = settled.violations.filter(
    ({ text }) => !now.violations.some((violation) => violation.text === text),
  );
  return html`<section id="ledger" data-live>
    <h2>Ledger</h2>
    ${
      now.clean
        ? html`<p class="good">✓ No rule is broken.</p>`
        : html`<p class="bad">✗ ${now.violations.length} broken</p>
          <ul>${now.violations.map(({ rule, text }) => html`<li><code>${rule}</code> ${text}</li>`)}</ul>`
    }
    ${
      unfinished.length > 0
        ? html`<details><summary>${unfinished.length} not settled yet</summary>
          <ul>${unfinished.map(({ rule, text }) => html`<li><code>${rule}</code> ${text}</li>`)}</ul></details>`
        : ""
    }
    <div class="side">
      <div>
        <h3>Orders</h3>
        <table>
          <tr><th>Order</th><th>State</th><th>Paid by</th><th class="number">Charge</th></tr>
          ${now.orders.map(
            (order) =>
              html`<tr><td><code>${order.id}</code></td><td>${order.status}</td><td>${order.paymentMethod}</td><td class="number">${money(order.total)}</td></tr>`,
          )}
        </table>
      </div>
      <div>
        <h3>Payments</h3>
        <table>
          <tr><th>Payment</th><th>State</th><th class="number">Held</th><th class="number">Settled</th><th class="number">Refunded</th></tr>
          ${now.payments.map(
            (payment) =>
              html`<tr><td><code>${payment.paymentId}</code></td><td>${payment.state}</td><td class="number">${money(payment.held)}</td><td class="number">${money(payment.settled)}</td><td class="number">${money(payment.refunded)}</td></tr>`,
          )}
        </table>
      </div>
      <div>
        <h3>Loyalty</h3>
        <table>
          <tr><th>Transaction</th><th>State</th><th class="number">Total</th><th class="number">By points</th><th class="number">Earned</th><th class="number">Spent</th></tr>
          ${now.loyalty.map(
            (each) =>
              html`<tr><td><code>${each.orderId}</code></td><td>${each.state}</td><td class="number">${money(each.orderTotal)}</td><td class="number">${money(each.pointsPayment)}</td><td class="number">${each.pointsReward ?? ""}</td><td class="number">${each.pointsSpent ?? ""}</td></tr>`,
          )}
        </table>
      </div>
    </div>
  </section>`;
}

function kitchenRow(order: OrderRow, money: Money) {
  const { posId, queueNumber, status, reason, type, total, items, presents } = order;
  const { paymentMethod, deliveryAt, tableNumber } = order;
  const next = nextStatus(status, type);
  const path = `/ordering/orders/${posId}`;
  const final = ["PROCESSED", "CANCELED", "FAILED"].includes(status);
  const dishes = [...items, ...presents].map(({ id, count }) => `${count} × ${id}`).join(", ");
  const why = { reason: "set on the sandbox page" };
  return html`<tr>
    <td><strong>${queueNumber ?? "–"}</strong></td>
    <td>${type}${tableNumber === null ? "" : html`<br />table ${tableNumber}`}</td>
    <td>${deliveryAt.datetime ?? ""}</td>
    <td>${dishes}</td>
    <td class="number">${money(total)}${paymentMethod === "BANK_CARD_IN_APP" ? "" : html`<br />collect: ${paymentMethod}`}</td>
    <td>${status}${reason ? html`<br /><span class="quiet">${reason}</span>` : ""}</td>
    <td class="actions">
      ${next ? action(`→ ${next}`, "POST", path, { status: next }) : ""}
      ${final ? "" : action("Cancel", "POST", path, { status: "CANCELED", ...why })}
      ${final ? "" : action("Fail", "POST", path, { status: "FAILED", ...why })}
    </td>
  </tr>`;
}

/** The vendor's kitchen: its orders, and the moves that a cook may make. */
export function kitchenSection(orders: OrderRow[], kitchen: KitchenState, currency: string) {
  const money = moneyIn(currency);
  return html`<section id="kitchen" data-live>
    <h2>Kitchen</h2>
    <p>
      ${kitchen.auto ? `Moves orders by itself, a step every ${kitchen.secondsPerStep} s.` : "Waits for the buttons."}
      ${action(kitchen.auto ? "Stop" : "Let it cook", "PUT", "/ordering/kitchen", { ...kitchen, auto: !kitchen.auto })}
    </p>
    <table>
      <tr><th>No.</th><th>Type</th><th>Wanted for</th><th>Dishes</th><th class="number">Charge</th><th>State</th><th></th></tr>
      ${orders.map((order) => kitchenRow(order, money))}
    </table>
  </section>`;
}

/** Pending payments, to be ended here if the integrator drives a terminal. */
export function terminalSection(ledger: Ledger, currency: string) {
  const money = moneyIn(currency);
  const pending = ledger.payments.filter(({ state }) => state === "pending");
  const end = (reference: string, outcome: string) =>
    action(outcome, "POST", `/payments/${reference}/outcome`, { outcome });
  return html`<section id="terminal" data-live>
    <h2>Waiting payments</h2>
    ${pending.length === 0 ? html`<p class="quiet">None.</p>` : ""}
    <table>
      ${pending.map(
        ({ paymentId, transactionReference, amount }) =>
          html`<tr>
            <td><code>${paymentId}</code></td>
            <td class="number">${money(amount)}</td>
            <td><a href="/hosted/pay/${transactionReference}" target="_blank" rel="noopener">card page</a></td>
            <td class="actions">
              ${["approved", "declined", "cancelled"].map((outcome) => end(transactionReference, outcome))}
            </td>
          </tr>`,
      )}
    </table>
  </section>`;
}
