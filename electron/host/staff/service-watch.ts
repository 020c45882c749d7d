import type { HttpClient, HttpResult } from "../net/http-client.ts";
import type { ServiceState } from "../rpc/staff-status-view.ts";
import { Cell, type Live } from "../shared/live.ts";

export type ServiceName = "loyalty" | "ordering" | "payments";
export type ServiceStates = Readonly<Record<ServiceName, ServiceState>>;

const UNKNOWN: ServiceState = { lastAt: null, lastMs: null, lastError: null };

/** The service of an operation: the outlet's configuration is the loyalty operator's too. */
function serviceOf(operation: string): ServiceName | null {
  const [area] = operation.split(".");
  if (area === "ordering" || area === "payments") return area;
  return area === "loyalty" || area === "outlet" ? "loyalty" : null;
}

/**
 * Wraps a client, and observes when each service last answered, how fast, and its last error. `now` in UTC
 * milliseconds.
 */
export function watchServices(
  http: HttpClient,
  now: () => number,
): { readonly client: HttpClient; readonly states: Live<ServiceStates> } {
  const states = new Cell<ServiceStates>({
    loyalty: UNKNOWN,
    ordering: UNKNOWN,
    payments: UNKNOWN,
  });
  return {
    states,
    client: {
      async send(request) {
        const service = serviceOf(request.operation);
        const from = performance.now();
        const result = await http.send(request);
        const lastMs = Math.round(performance.now() - from);
        if (service) {
          const before = states.current();
          const next = after(before[service], result, { at: now(), lastMs, ...request });
          states.set({ ...before, [service]: next });
        }
        return result;
      },
      close: () => http.close(),
    },
  };
}

function after(
  before: ServiceState,
  result: HttpResult,
  { at, lastMs, operation }: { at: number; lastMs: number; operation: string },
): ServiceState {
  if (result.kind === "no-answer") {
    return { ...before, lastError: { at, operation, reason: result.reason, status: null } };
  }
  const { status } = result;
  const lastError =
    status >= 400 ? { at, operation, reason: "status" as const, status } : before.lastError;
  return { lastAt: at, lastMs, lastError };
}
