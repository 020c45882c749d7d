/** The memory of another Node process, read through its inspector. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const reply = z.object({ id: z.number().optional(), result: z.unknown().optional() });
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const usage = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });

/** Bytes after a garbage collection. */
export type NodeMemory = z.infer<typeof usage>;

/** Connects to the inspector at a port; returns functions to measure and to disconnect. */
export async function inspectNode(
  port: number,
): Promise<{ measure(): Promise<NodeMemory>; close(): void }> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = targets.parse(await answer.json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  const waiting = new Map<number, (result: unknown) => void>();
  socket.on("message", (data) => {
    const { id, result } = reply.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let lastId = 0;
  const send = (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  return {
    async measure() {
      // What the first collection frees may hold more.
      await send("HeapProfiler.collectGarbage");
      await send("HeapProfiler.collectGarbage");
      const expression = "JSON.stringify(process.memoryUsage())";
      const { result } = evaluated.parse(await send("Runtime.evaluate", { expression }));
      return usage.parse(JSON.parse(result.value));
    },
    close: () => socket.terminate(),
  };
}
