/**
 * A console with sample data: the contract of the operators' page without a fleet behind it. Tests change `world` and
 * call `changed`; every stream then sends what it shows.
 */
import { randomUUID } from "node:crypto";
import { EventEmitter, on } from "node:events";
import type { Duplex } from "node:stream";
import { implement, ORPCError } from "@orpc/server";
import { CONSOLE_PAGE, createPageFiles } from "../../electron/host/api/page-files.ts";
import { PAGE_DIR } from "../../electron/host/shared/built-page.ts";
import { connectTo, openListener, serveFolders } from "../../electron/serve.ts";
import type {
  AuditEntry,
  ConsoleOrder,
  OrderAnswer,
  Person,
} from "../../fleet/console/rpc/contract.ts";
import { contract } from "../../fleet/console/rpc/contract.ts";
import { createWorld, PASSWORD, type World } from "./sample-fleet.ts";

/** As the real one has it. */
const SESSION_MS = 15 * 60_000;
const ALIVE_EVERY_MS = 10_000;
/** A text of 15 characters in a frame of a WebSocket (fleet/console/web-server.ts). */
const ALIVE = Buffer.concat([Buffer.from([0x81, 15]), Buffer.from('{"i":"-","t":4}')]);

export type SampleConsole = {
  readonly url: string;
  readonly world: World;
  /** Sends what has changed to every page. */
  changed(): void;
  /** Ends every session, as an account's removal does. */
  endSessions(): void;
  /** What the page has asked a kiosk to do, in order. */
  readonly acts: readonly SentAct[];
  readonly sentLooks: readonly SentLook[];
  close(): Promise<void>;
};

export type SentLook = {
  /** The page no longer waits for it. */
  isStopped: boolean;
  readonly kiosk: string;
  readonly use: "draft" | "publish";
  readonly file: Buffer | null;
};

export type SentAct = { readonly act: string; readonly key: string; readonly seq: number };

export async function startSampleConsole(): Promise<SampleConsole> {
  const desk = createDesk();
  const listener = await openListener(0);
  listener.server.on("upgrade", (_request, socket) => sayAlive(socket));
  const files = createPageFiles({
    pageDir: PAGE_DIR,
    page: CONSOLE_PAGE,
    mounts: [],
    policy: { connect: connectTo(listener.origin), frame: "'none'" },
  });
  const close = serveFolders(listener, [
    { base: listener.base, router: createRouter(desk), files },
  ]);
  return {
    url: `${listener.origin}${listener.base}`,
    world: desk.world,
    changed: desk.changed,
    endSessions: () => {
      desk.sessions.clear();
      desk.changed();
    },
    acts: desk.acts,
    sentLooks: desk.lookFiles.sent,
    close,
  };
}

/** As the console does: a page takes a line for dead on which nothing comes. */
function sayAlive(socket: Duplex): void {
  const timer = setInterval(() => socket.write(ALIVE), ALIVE_EVERY_MS);
  socket.on("close", () => clearInterval(timer));
}

type Desk = ReturnType<typeof createDesk>;

function createDesk() {
  const changes = new EventEmitter().setMaxListeners(0);
  const sessions = new Map<string, Person>();
  const acts: SentAct[] = [];
  const answers = new Map<string, OrderAnswer>();
  const world = createWorld();
  const changed = () => void changes.emit("change");
  const personOf = (session: string): Person => {
    const person = sessions.get(session);
    if (!person) throw new ORPCError("UNAUTHORIZED");
    return person;
  };
  const write = (
    session: string,
    entry: Pick<AuditEntry, "act" | "outcome"> & Partial<AuditEntry>,
  ) =>
    world.audit.unshift({
      id: world.audit.length + 1,
      at: Date.now(),
      who: personOf(session).name,
      source: "127.0.0.1",
      kiosk: null,
      checkoutId: null,
      details: {},
      ...entry,
    });
  async function* live<View>(session: string, view: () => View, signal: AbortSignal | undefined) {
    personOf(session);
    const later = on(changes, "change", signal ? { signal } : {});
    yield view();
    try {
      for await (const _ of later) {
        personOf(session);
        yield view();
      }
    } catch (error) {
      // The page has closed the stream.
      if (!signal?.aborted) throw error;
    }
  }
  const lookFiles = { uploads: new Map<string, Buffer>(), sent: [] as SentLook[] };
  return { world, sessions, acts, answers, lookFiles, changed, personOf, write, live };
}

type OrderInput = {
  readonly session: string;
  readonly kiosk: string;
  readonly checkoutId: string;
  readonly seq: number;
  readonly key: string;
};

/** As a kiosk does: the same key is the same act, another seq is stale. */
function act(desk: Desk, name: string, input: OrderInput): OrderAnswer {
  const { world, answers } = desk;
  desk.acts.push({ act: name, key: input.key, seq: input.seq });
  const known = answers.get(input.key);
  if (known) return known;
  const answer = judge(desk, name, input);
  if (answer.outcome === "recorded") answers.set(input.key, answer);
  if (world.answersAreLost) return { outcome: "no-answer", order: null, seq: null };
  desk.changed();
  return answer;
}

function judge({ world, write }: Desk, name: string, input: OrderInput): OrderAnswer {
  const listed = world.orders.find(({ checkoutId }) => checkoutId === input.checkoutId);
  const view = world.views.get(input.checkoutId);
  if (!listed || !view) return { outcome: "unknown-order", order: null, seq: null };
  if (listed.isAway) return { outcome: "away", order: null, seq: null };
  if (listed.seq !== input.seq) return { outcome: "stale", order: view, seq: listed.seq };
  const settled = {
    ...view,
    reasons: [],
    canRetry: false,
    refundable: null,
    phase: "ended" as const,
    resolved: [...view.reasons],
    timeline: [
      ...view.timeline,
      { at: Date.now(), what: "staff-retried" as const, detail: null, reason: null, by: null },
    ],
  };
  world.views.set(input.checkoutId, settled);
  world.orders = world.orders.filter((order: ConsoleOrder) => order !== listed);
  write(input.session, {
    act: name === "reclaim-points" ? name : (name as "retry"),
    outcome: "recorded",
    kiosk: input.kiosk,
    checkoutId: input.checkoutId,
    details: { key: input.key },
  });
  return { outcome: "recorded", order: settled, seq: listed.seq + 1 };
}

function createRouter(desk: Desk) {
  return implement(contract).router({
    ...sessionHandlers(desk),
    ...deviceHandlers(desk),
    ...pairingHandlers(desk),
    ...orderHandlers(desk),
    ...caseHandlers(desk),
    lookFiles: lookFileHandlers(desk),
    accounts: accountHandlers(desk),
  });
}

function sessionHandlers({ world, sessions, changed, personOf, write, live }: Desk) {
  const os = implement(contract);
  const sessionView = (session: string) => ({
    person: personOf(session),
    endsAt: Date.now() + world.sessionMs,
    endsInMs: world.sessionMs,
  });
  const keepAlive = () => {
    world.sessionMs = SESSION_MS;
    changed();
  };
  return {
    signIn: os.signIn.handler(({ input }) => {
      const account = world.accounts.find(({ name }) => name === input.name);
      if (!account || input.password !== PASSWORD) {
        return { result: "refused" as const, retryAfterMs: 2_000 };
      }
      const session = randomUUID();
      const person = { name: account.name, roles: account.roles };
      sessions.set(session, person);
      write(session, { act: "sign-in", outcome: "signed-in" });
      return { result: "signed-in" as const, session, person };
    }),
    session: {
      live: os.session.live.handler(({ input, signal }) =>
        live(input.session, () => sessionView(input.session), signal),
      ),
      keepAlive: os.session.keepAlive.handler(({ input }) => {
        personOf(input.session);
        keepAlive();
      }),
      signOut: os.session.signOut.handler(({ input }) => void sessions.delete(input.session)),
      changePassword: os.session.changePassword.handler(({ input }) => ({
        result: input.password === PASSWORD ? ("done" as const) : ("wrong-password" as const),
      })),
    },
  };
}

function deviceHandlers({ world, changed, personOf, write, live }: Desk) {
  const os = implement(contract);
  const allRows = () => ({ isAll: true, rows: [...world.devices], removed: [] });
  return {
    fleet: {
      live: os.fleet.live.handler(({ input, signal }) =>
        live(input.session, () => world.fleet, signal),
      ),
    },
    devices: {
      live: os.devices.live.handler(({ input, signal }) => live(input.session, allRows, signal)),
      note: os.devices.note.handler(({ input }) => {
        const note = { at: Date.now(), by: personOf(input.session).name, text: input.text };
        world.devices = world.devices.map((row) => (row.id === input.id ? { ...row, note } : row));
        changed();
        return { result: "noted" as const };
      }),
      remove: os.devices.remove.handler(({ input }) => {
        world.devices = world.devices.filter(({ id }) => id !== input.id);
        write(input.session, { act: "remove-device", outcome: "removed", kiosk: input.id });
        changed();
        return { result: "removed" as const };
      }),
    },
  };
}

function pairingHandlers({ world, changed, write, live }: Desk) {
  const os = implement(contract);
  return {
    pairing: {
      waiting: os.pairing.waiting.handler(({ input, signal }) =>
        live(
          input.session,
          () => ({
            devices: world.waiting.map(({ device }) => device),
            isCrowded: world.isCrowded,
          }),
          signal,
        ),
      ),
      find: os.pairing.find.handler(({ input }) => {
        const found = world.waiting.find(({ code }) => code === input.code);
        return found ? { result: "found" as const, ...found } : { result: "not-found" as const };
      }),
      approve: os.pairing.approve.handler(({ input }) => {
        const found = world.waiting.find(({ code }) => code === input.code);
        if (!found) return { result: "not-found" as const };
        const [clash] = found.sameNumber;
        if (clash !== undefined && input.as.type === "new") {
          return { result: "number-taken" as const, by: clash };
        }
        world.waiting = world.waiting.filter((one) => one !== found);
        const id = input.as.type === "successor" ? input.as.of : "freshkiosk";
        write(input.session, { act: "pair", outcome: "paired", kiosk: id });
        changed();
        return { result: "paired" as const, id };
      }),
      refuse: os.pairing.refuse.handler(({ input }) => {
        world.waiting = world.waiting.filter(({ code }) => code !== input.code);
        changed();
        return { result: "refused" as const };
      }),
    },
  };
}

function orderHandlers(desk: Desk) {
  const os = implement(contract);
  const { world, personOf, live } = desk;
  return {
    orders: {
      live: os.orders.live.handler(({ input, signal }) =>
        live(
          input.session,
          () => ({ orders: world.orders, moreCount: 0, unmatched: world.unmatched }),
          signal,
        ),
      ),
      look: os.orders.look.handler(({ input }) => {
        personOf(input.session);
        const order = world.views.get(input.checkoutId);
        const listed = world.orders.find(({ checkoutId }) => checkoutId === input.checkoutId);
        if (listed?.isAway) return { outcome: "away" as const, order: null, seq: null };
        if (!order) return { outcome: "unknown-order" as const, order: null, seq: null };
        return { outcome: "seen" as const, order, seq: listed?.seq ?? 9 };
      }),
      retry: os.orders.retry.handler(({ input }) => act(desk, "retry", input)),
      resolve: os.orders.resolve.handler(({ input }) => act(desk, "resolve", input)),
      refund: os.orders.refund.handler(({ input }) => act(desk, "refund", input)),
      reclaimPoints: os.orders.reclaimPoints.handler(({ input }) =>
        act(desk, "reclaim-points", input),
      ),
    },
  };
}

/** As the console does: parts of a file, then one kiosk after the other. */
function lookFileHandlers({ personOf, world, lookFiles }: Desk) {
  const os = implement(contract);
  return {
    upload: os.lookFiles.upload.handler(({ input }) => {
      personOf(input.session);
      const before = lookFiles.uploads.get(input.upload) ?? Buffer.alloc(0);
      const file = Buffer.concat([before, Buffer.from(input.bytes, "base64")]);
      lookFiles.uploads.set(input.upload, file);
      return { received: file.length };
    }),
    send: os.lookFiles.send.handler(async ({ input, signal }) => {
      personOf(input.session);
      const { upload, kiosk, use } = input;
      const isLive = world.devices.some(({ id, presence }) => id === kiosk && presence === "live");
      if (!isLive) return { result: "away" as const };
      const file = lookFiles.uploads.get(upload) ?? null;
      const sent: SentLook = { kiosk, use, file, isStopped: false };
      lookFiles.sent.push(sent);
      signal?.addEventListener("abort", () => {
        sent.isStopped = true;
      });
      await world.looksAreTaken;
      return { result: use === "publish" ? ("published" as const) : ("drafted" as const) };
    }),
  };
}

function caseHandlers({ world, changed, personOf, live }: Desk) {
  const os = implement(contract);
  return {
    calls: {
      live: os.calls.live.handler(({ input, signal }) =>
        live(input.session, () => world.calls, signal),
      ),
    },
    reports: {
      live: os.reports.live.handler(({ input, signal }) =>
        live(input.session, () => world.reports, signal),
      ),
      close: os.reports.close.handler(({ input }) => {
        const by = personOf(input.session).name;
        const report = world.reports.open.find(({ id }) => id === input.id);
        if (!report) return { result: "unknown-report" as const };
        const at = Date.now();
        const notes = [...report.notes, { at, by, text: input.text }];
        world.reports = {
          open: world.reports.open.filter((one) => one !== report),
          closed: [{ ...report, notes, closed: { at, by } }, ...world.reports.closed],
        };
        changed();
        return { result: "closed" as const };
      }),
    },
    audit: {
      list: os.audit.list.handler(({ input }) => {
        personOf(input.session);
        const entries = world.audit.filter(
          ({ who, kiosk }) =>
            (input.who === null || input.who === who) &&
            (input.kiosk === null || input.kiosk === kiosk),
        );
        return { entries, before: null };
      }),
      exportAll: os.audit.exportAll.handler(({ input }) => ({
        fileName: `audit.${input.format}`,
        path: null,
        text: world.audit.map((entry) => JSON.stringify(entry)).join("\n"),
      })),
      check: os.audit.check.handler(() => ({
        entries: world.audit.length,
        brokenAt: null,
        missingAtEnd: 0,
      })),
    },
  };
}

function accountHandlers({ world, personOf }: Desk) {
  const os = implement(contract);
  const change = (name: string, to: (row: World["accounts"][number]) => World["accounts"]) => {
    const known = world.accounts.some((row) => row.name === name);
    if (!known) return { result: "unknown-account" as const };
    const next = world.accounts.flatMap((row) => (row.name === name ? to(row) : [row]));
    if (!next.some(({ roles }) => roles.includes("manage"))) {
      return { result: "last-manager" as const };
    }
    world.accounts = next;
    return { result: "done" as const };
  };
  return {
    list: os.accounts.list.handler(({ input }) => {
      personOf(input.session);
      return world.accounts;
    }),
    add: os.accounts.add.handler(({ input }) => {
      if (world.accounts.some(({ name }) => name === input.name)) {
        return { result: "name-taken" as const };
      }
      const { name, roles } = input;
      const added = { name, roles, createdAt: Date.now(), lastSignInAt: null, lockedUntil: null };
      world.accounts = [...world.accounts, added];
      return { result: "done" as const };
    }),
    setRoles: os.accounts.setRoles.handler(({ input }) =>
      change(input.name, (row) => [{ ...row, roles: input.roles }]),
    ),
    setPassword: os.accounts.setPassword.handler(({ input }) => change(input.name, (row) => [row])),
    unlock: os.accounts.unlock.handler(({ input }) =>
      change(input.name, (row) => [{ ...row, lockedUntil: null }]),
    ),
    remove: os.accounts.remove.handler(({ input }) => change(input.name, () => [])),
  };
}
