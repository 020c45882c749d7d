/**
 * A customer's page as far as its calls go, in a thread of its own, so that nothing but the host delays an answer: one
 * call after the other, whose times are posted when a message asks for them. `workerData` is the page's address.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import type { contract } from "../../electron/host/rpc/contract.ts";

const url = new URL(String(workerData));
const socket = new WebSocket(new URL("rpc", url.href.replace("http:", "ws:")), {
  origin: url.origin,
});
await once(socket, "open");
const client: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({ websocket: socket }),
);

let times: number[] = [];
parentPort?.on("message", () => {
  parentPort?.postMessage(times);
  times = [];
});
for (;;) {
  const startedAt = performance.now();
  await client.loyalty.forget({ visitId: randomUUID() });
  times.push(performance.now() - startedAt);
}
