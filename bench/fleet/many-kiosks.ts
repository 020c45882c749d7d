/**
 * Many kiosks' connections in one process: each has its own key and is connected, subscribed and claiming as a kiosk
 * is. What is delivered to them is answered at once and not journalled.
 */
import type { z } from "zod";
import { systemClock } from "../../electron/host/checkout/running/clock.ts";
import { type Claims, createClaims } from "../../electron/host/fleet/claims.ts";
import { serveDeliveries } from "../../electron/host/fleet/deliveries.ts";
import { watchGate } from "../../electron/host/fleet/gate-watch.ts";
import { createLink } from "../../electron/host/fleet/link.ts";
import { openConnection } from "../../electron/host/fleet/nats.ts";
import { createLog } from "../../electron/host/net/log.ts";
import { kioskBoard } from "../../fleet/messages/board.ts";
import { VERSION } from "../../fleet/messages/message.ts";
import { subjects } from "../../fleet/messages/subjects.ts";
import { given, say } from "./child.ts";
import { sharedNow } from "./figures.ts";
import { claimed, type manyKiosk, manyOptions } from "./many-kiosks-messages.ts";

const { server, integrationId, kiosks } = given(manyOptions);
const clock = systemClock;
const log = createLog({ level: "error", destination: process.stderr });
const connected = new Set<string>();
const heard = new Set<string>();
let delivered = 0;

function countDelivered(): void {
  if (delivered === 0)
    setImmediate(() => {
      say({ delivered });
      delivered = 0;
    });
  delivered += 1;
}

/** Connects a kiosk; returns its claims. */
function join({ id, seed, outlet }: z.infer<typeof manyKiosk>): Claims {
  const connection = openConnection({ servers: [server], ca: null, seed, name: id, log });
  const instance = `run0${id}`;
  const link = createLink({ connection, kiosk: id, instance, log });
  const watch = watchGate({
    link,
    integrationId,
    clock,
    log,
    onHello: (gate) => claims.gateIs(gate),
  });
  watch.isThere.subscribe(() => {
    if (watch.isThere.current()) heard.add(id);
    say({ heard: heard.size });
  });
  const sources = { open: () => [], ended: () => [], enrollments: () => [] };
  const claims = createClaims({ link, integrationId, sources, clock, log, heard: watch.heard });
  serveDeliveries({
    ...{ link, integrationId, log },
    orders: { checkoutOfReference: (reference) => reference, isJournalled: () => false },
    onResult: async () => {
      countDelivered();
      return "accepted";
    },
    onEnrollmentResult: async () => "no-match",
  });
  connection.subscribe(subjects.staff(id), () => {});
  link.listen(subjects.board(outlet, "*"), kioskBoard, () => {});
  connection.connected.subscribe(() => {
    const isConnected = connection.connected.current();
    if (isConnected) connected.add(id);
    else connected.delete(id);
    say({ id, isConnected, connected: connected.size, at: sharedNow() });
    const empty = { device: 1, terminalId: id, preparing: [], ready: [], ask: [] };
    const board = { v: VERSION, ...empty, silentMs: null, staffCall: null };
    link.publish(subjects.board(outlet, id), kioskBoard, board);
  });
  return claims;
}

const all = kiosks.map(join);
process.on("message", (message) => {
  const { references } = claimed.parse(message);
  for (const [at, claims] of all.entries()) {
    const own = references.filter((_reference, number) => number % all.length === at);
    claims.orderChanged(own.map((reference) => ({ reference, isPending: true })));
  }
});
