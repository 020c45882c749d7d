import { useSyncExternalStore } from "react";

/** Whether the host can be reached: "lost" is shown to the customer, "connecting" is the first try. */
export type ConnectionState = "connecting" | "open" | "lost";

export type Connection = {
  readonly state: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (state: ConnectionState) => void;
};

/** An observable of the connection to the host. */
export function createConnection(): Connection {
  let current: ConnectionState = "connecting";
  const listeners = new Set<() => void>();
  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (state) => {
      if (state === current) return;
      current = state;
      for (const listener of [...listeners]) listener();
    },
  };
}

export function useConnectionState(connection: Connection): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state);
}
