/**
 * The part of a page's heap that the page itself holds: without code compiled by the engine, which grows during
 * warm-up.
 */
import type { CDPSession } from "@playwright/test";
import { z } from "zod";

const snapshotOf = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/**
 * Node types of a heap snapshot that belong to the engine: compiled code, and what the browser stores outside of the
 * heap.
 */
const OF_THE_ENGINE: readonly string[] = ["code", "native", "synthetic"];

/** Bytes of the page's objects, functions, texts and arrays, after collecting garbage. */
export async function bytesHeld(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", collect);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", collect);
  const { snapshot, nodes } = snapshotOf.parse(JSON.parse(chunks.join("")));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + kindAt] ?? -1] ?? "";
    if (!OF_THE_ENGINE.includes(kind)) bytes += nodes[node + sizeAt] ?? 0;
  }
  return bytes;
}
