/** What reports a payment while the doctor waits: the integrator's callback, and the browser that returns. */
import { createServer } from "node:http";
import { createGate, type GateResult } from "../../../payments/gate.ts";
import { returnUrlPrefix } from "../../../payments/return-urls.ts";
import type { Settings } from "../../../settings/settings.ts";

export type CallbackListener = {
  /** Why no callback can arrive here, and what to do about it; null if they can. */
  readonly notListening: { readonly why: string; readonly advice: string } | null;
  /** Where payment pages return to; `sees` is true if the doctor notices a return. */
  readonly returns: { readonly baseUrl: string; readonly sees: boolean };
  /** The callback of a payment; undefined before there is one. */
  callbackOf(transactionReference: string): GateResult | undefined;
  /** The callbacks that the gate refused, each as `status: reason`. */
  refused(): readonly string[];
  /** `success`, `error` or `cancel` once a browser has returned from that payment's page. */
  returnedFrom(returnId: string): string | undefined;
  close(): Promise<void>;
};

const RETURN_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Back from the payment page</title>' +
  "<p>Back from the payment page. The doctor goes on where it was started; this window can be closed.</p></html>";

const STOP_THE_KIOSK = "Stop the kiosk of these settings to see callbacks arrive.";
/** A second machine with the kiosk's key would take its callbacks, and be reported at the console. */
const IN_A_FLEET = {
  why: "the fleet's gate receives the callbacks, for the kiosk and not for the doctor",
  advice: "Pay an order at the kiosk itself: its results come over the gate.",
};

/**
 * Listens where the kiosk would. If a running kiosk already uses the gate's port, or the kiosk belongs to a fleet, no
 * callback arrives here.
 */
export async function listenForPayments(settings: Settings): Promise<CallbackListener> {
  const { results, refused, listen, close } = openGate(settings);
  const notListening = settings.fleet === null ? await listen() : IN_A_FLEET;
  const page = await openReturnPage(settings);
  return {
    notListening,
    returns: { baseUrl: page.baseUrl, sees: page.sees },
    callbackOf: (transactionReference) => results.get(transactionReference),
    refused: () => refused,
    returnedFrom: page.returnedFrom,
    async close() {
      await Promise.all([close(), page.close()]);
    },
  };
}

function openGate(settings: Settings) {
  const results = new Map<string, GateResult>();
  const refused: string[] = [];
  const onLogLine = (line: unknown, said?: unknown) => {
    if (typeof line !== "object" || line === null) return;
    // Callers without a valid token, whom the gate answers 401, are logged once per source, without a status.
    const [status, message] =
      "calls" in line ? [401, said] : [Reflect.get(line, "status"), Reflect.get(line, "message")];
    refused.push(`${status}: ${message}`);
  };
  const gate = createGate({
    settings,
    log: { info: () => undefined, warn: onLogLine, error: onLogLine },
    onResult: async (result) => {
      const isNews = !results.has(result.transactionReference);
      if (isNews) results.set(result.transactionReference, result);
      return isNews ? "accepted" : "already-resumed";
    },
  });
  const listen = (): Promise<CallbackListener["notListening"]> =>
    gate.listen().then(
      () => null,
      (error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        return { why, advice: STOP_THE_KIOSK };
      },
    );
  return { results, refused, listen, close: () => gate.close() };
}

/** The outlet's own public page cannot be observed here; else a small one on this machine is used. */
async function openReturnPage({ payments }: Settings) {
  if (payments.returnBaseUrl !== null) {
    return {
      baseUrl: payments.returnBaseUrl,
      sees: false,
      returnedFrom: () => undefined,
      close: async () => undefined,
    };
  }
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(RETURN_PAGE);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    sees: true,
    returnedFrom(returnId: string) {
      const prefix = new URL(returnUrlPrefix(baseUrl, returnId)).pathname;
      const path = seen.find((one) => one.startsWith(prefix));
      return path && /^(?:success|error|cancel)/.exec(path.slice(prefix.length))?.[0];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
