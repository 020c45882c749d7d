import { controlOf } from "../../sandbox/testing/control.ts";

/** The sandbox's control API (sandbox/README.md) as functions. */
export type SandboxControl = {
  get(path: string): Promise<unknown>;
  put(path: string, body: unknown): Promise<unknown>;
  post(path: string, body?: unknown): Promise<unknown>;
  setFault(operation: string, fault: Record<string, unknown>): Promise<unknown>;
  ledger(): Promise<Ledger>;
  /** Requests that a strict habit has refused, each with the reason. */
  refusals(): Promise<readonly unknown[]>;
  /** Bodies that the kiosk sent to an operation, oldest first. */
  requests(operation: string): Promise<unknown[]>;
  /** Bodies of the kiosk's qr-code, oldest first. */
  identifications(): Promise<Readonly<Record<string, unknown>>[]>;
  /** Requests and their answers, oldest first; `status` null: no answer. */
  exchanges(operation: string): Promise<Exchange[]>;
  /** Answers of qr-code, oldest first. */
  answers(operation: "loyalty.qr-code"): Promise<QrCodeAnswer[]>;
};

export type Ledger = {
  readonly orders: readonly { id: string; status: string; total: string }[];
  readonly payments: readonly {
    paymentId: string;
    amount: string;
    held: string;
    settled: string;
    refunded: string;
    state: string;
  }[];
  readonly loyalty: readonly {
    orderId: string;
    state: string;
    pointsReward: number | null;
    pointsSpent: number | null;
    orderTotal: string | null;
  }[];
  readonly violations: readonly unknown[];
  readonly clean: boolean;
};

type QrCodeAnswer = {
  messages: { text: string }[];
  menuItems: { itemId: string; discounts: unknown[] }[];
};
export type Exchange = {
  readonly path: string;
  readonly status: number | null;
  readonly responseBody: string;
};
type Message = Exchange & { direction: string; requestBody: string };

export function sandboxControl(url: string): SandboxControl {
  const call = controlOf({ url });
  const messages = async (operation: string): Promise<Message[]> => {
    const found = (await call("GET", `messages?operation=${operation}`)) as { messages: Message[] };
    return found.messages.filter(({ direction }) => direction === "in").reverse();
  };
  const requests = async (operation: string) =>
    (await messages(operation)).map(({ requestBody }) => JSON.parse(requestBody));
  return {
    get: (path) => call("GET", path),
    put: (path, body) => call("PUT", path, body),
    post: (path, body) => call("POST", path, body),
    setFault: (operation, fault) => call("PUT", `faults/${operation}`, fault),
    ledger: async () => (await call("GET", "ledger")) as Ledger,
    refusals: async () => ((await call("GET", "habit")) as { refusals: unknown[] }).refusals,
    exchanges: messages,
    requests,
    identifications: () => requests("loyalty.qr-code"),
    answers: async (operation) =>
      (await messages(operation)).map(({ responseBody }) => JSON.parse(responseBody)),
  };
}
