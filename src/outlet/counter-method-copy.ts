import type { CounterMethod } from "../../electron/host/rpc/contract.ts";

/** Text and icon of a payment method at the counter; if there is only one method, it is not named. */
export function counterMethodCopy(method: CounterMethod, offered: readonly CounterMethod[]) {
  if (offered.length === 1) {
    return {
      title: "checkout:paymentMethod.counter",
      picture: "./pictures/pay-counter.svg",
    } as const;
  }
  return method === "CASH"
    ? ({ title: "checkout:paymentMethod.counterCash", picture: "./pictures/pay-cash.svg" } as const)
    : ({
        title: "checkout:paymentMethod.counterCard",
        picture: "./pictures/pay-terminal.svg",
      } as const);
}
