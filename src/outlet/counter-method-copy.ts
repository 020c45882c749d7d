import type { CounterMethod } from "../../electron/host/api/contract.ts";

/** The words and the picture for a way to pay at the counter; where there is one way only, no more is said of it. */
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
