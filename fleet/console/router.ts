import { implement, ORPCError } from "@orpc/server";
import type { Log } from "../../electron/host/net/log.ts";
import { changesOf, type Live } from "../../electron/host/shared/live.ts";
import type { AccountAdmin } from "./accounts/account-admin.ts";
import type { Session, Sessions } from "./accounts/sessions.ts";
import type { EnteredPassword } from "./accounts/signing-in.ts";
import type { AuditDesk } from "./audit-desk.ts";
import { deviceChangesOf } from "./devices/device-changes.ts";
import type { DeviceDesk } from "./devices/device-desk.ts";
import type { DeviceWatch } from "./devices/device-watch.ts";
import type { LookFiles } from "./devices/look-files.ts";
import type { Actor, StaffActs } from "./devices/staff-acts.ts";
import { type Access, sessionInput } from "./rpc/access.ts";
import type { SessionView, SignInResult } from "./rpc/account-views.ts";
import type { ReportList } from "./rpc/case-views.ts";
import { contract } from "./rpc/contract.ts";
import type { FleetView, WaitingList } from "./rpc/device-views.ts";

/** What the router needs from the console. */
export type ConsoleHandlers = {
  readonly log: Pick<Log, "warn">;
  readonly sessions: Sessions;
  signIn(entered: EnteredPassword): Promise<SignInResult>;
  /** The person has left. */
  signOut(who: Actor, session: Session): void;
  readonly accounts: AccountAdmin;
  readonly audit: AuditDesk;
  readonly fleet: Live<FleetView>;
  readonly watch: Pick<DeviceWatch, "rows" | "orders" | "calls">;
  readonly waiting: Live<WaitingList>;
  readonly reports: Live<ReportList>;
  readonly devices: DeviceDesk;
  readonly acts: StaffActs;
  readonly lookFiles: LookFiles;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** The network address of whoever called. */
export type ConsoleContext = { readonly source: string };

/**
 * The handlers of the console. One check of session and role guards all of them, by what the contract declares: no
 * method can be added without it.
 */
export function createConsoleRouter(console: ConsoleHandlers) {
  const os = createGuarded(console);
  const { accounts, audit, devices, lookFiles, watch } = console;
  return os.router({
    signIn: os.signIn.handler(({ input, context }) =>
      console.signIn({ ...input, source: context.source }),
    ),
    session: sessionHandlers(os, console),
    fleet: { live: os.fleet.live.handler((call) => whileSignedIn(console.fleet, call)) },
    devices: {
      live: os.devices.live.handler((call) =>
        endingSignedOut(call, (signal) => deviceChangesOf(watch.rows, signal)),
      ),
      note: os.devices.note.handler(({ input, context }) => devices.note(actorOf(context), input)),
      remove: os.devices.remove.handler(({ input, context }) =>
        devices.remove(actorOf(context), input.id),
      ),
    },
    pairing: {
      waiting: os.pairing.waiting.handler((call) => whileSignedIn(console.waiting, call)),
      find: os.pairing.find.handler(({ input }) => devices.find(input.code)),
      approve: os.pairing.approve.handler(({ input, context }) =>
        devices.approve(actorOf(context), input),
      ),
      refuse: os.pairing.refuse.handler(({ input, context }) =>
        devices.refuse(actorOf(context), input.code),
      ),
    },
    orders: orderHandlers(os, console),
    lookFiles: lookFileHandlers(os, lookFiles),
    calls: {
      live: os.calls.live.handler((call) =>
        endingSignedOut(call, (signal) => copiesOf(watch.calls, signal)),
      ),
    },
    reports: {
      live: os.reports.live.handler((call) => whileSignedIn(console.reports, call)),
      close: os.reports.close.handler(({ input, context }) =>
        devices.closeReport(actorOf(context), input),
      ),
    },
    accounts: {
      list: os.accounts.list.handler(() => accounts.list()),
      add: os.accounts.add.handler(({ input, context }) => accounts.add(actorOf(context), input)),
      setRoles: os.accounts.setRoles.handler(({ input, context }) =>
        accounts.setRoles(actorOf(context), input),
      ),
      setPassword: os.accounts.setPassword.handler(({ input, context }) =>
        accounts.setPassword(actorOf(context), input),
      ),
      unlock: os.accounts.unlock.handler(({ input, context }) =>
        accounts.unlock(actorOf(context), input.name),
      ),
      remove: os.accounts.remove.handler(({ input, context }) =>
        accounts.remove(actorOf(context), input.name),
      ),
    },
    audit: {
      list: os.audit.list.handler(({ input }) => audit.page(input)),
      exportAll: os.audit.exportAll.handler(({ input, context }) =>
        audit.exportAll(actorOf(context), input),
      ),
      check: os.audit.check.handler(() => audit.check()),
    },
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

function createGuarded({ sessions, log }: Pick<ConsoleHandlers, "sessions" | "log">) {
  return implement(contract)
    .$context<ConsoleContext>()
    .use(async ({ path, next }) => {
      try {
        return await next();
      } catch (error) {
        if (!(error instanceof ORPCError)) {
          log.warn({ call: path.join("."), error }, "a call of the operators' page failed");
        }
        throw error;
      }
    })
    .use(async ({ next, procedure }, input: unknown) => {
      const { role, isActivity }: Access = procedure["~orpc"].meta;
      if (role === null) return next({ context: { session: NOBODY } });
      const given = sessionInput.safeParse(input);
      const session = given.success ? sessions.use(given.data.session, isActivity) : null;
      if (!session) throw new ORPCError("UNAUTHORIZED");
      if (!session.person.roles.includes(role)) throw new ORPCError("FORBIDDEN");
      try {
        return await next({ context: { session } });
      } catch (error) {
        if (session.ended.aborted && error === session.ended.reason) {
          throw new ORPCError("UNAUTHORIZED");
        }
        throw error;
      }
    });
}
type Guarded = ReturnType<typeof createGuarded>;
type SignedIn = ConsoleContext & { readonly session: Session };
type StreamCall = { readonly context: SignedIn; readonly signal?: AbortSignal | undefined };

/** For the one method without a session. */
const NOBODY: Session = {
  person: { name: "", roles: [] },
  ended: AbortSignal.abort(),
  endsAt: { current: () => 0, subscribe: () => () => {} },
  end: () => {},
};

function sessionHandlers(os: Guarded, console: ConsoleHandlers) {
  return {
    live: os.session.live.handler((call) => {
      const { session } = call.context;
      const view = (): SessionView => {
        const endsAt = session.endsAt.current();
        return { person: session.person, endsAt, endsInMs: endsAt - console.now() };
      };
      return whileSignedIn(
        { current: view, subscribe: session.endsAt.subscribe.bind(session.endsAt) },
        call,
      );
    }),
    keepAlive: os.session.keepAlive.handler(() => {}),
    signOut: os.session.signOut.handler(({ context }) =>
      console.signOut(actorOf(context), context.session),
    ),
    changePassword: os.session.changePassword.handler(({ input, context }) => {
      const { password, newPassword } = input;
      const change = { password, newPassword, session: context.session };
      return console.accounts.changePassword(actorOf(context), change);
    }),
  };
}

function orderHandlers(os: Guarded, { acts, watch }: ConsoleHandlers) {
  return {
    live: os.orders.live.handler((call) => whileSignedIn(watch.orders, call)),
    look: os.orders.look.handler(({ input, context }) =>
      acts.look(actorOf(context), input.kiosk, input.checkoutId),
    ),
    retry: os.orders.retry.handler(({ input, context }) => {
      const { kiosk, key, checkoutId, seq } = input;
      return acts.act(actorOf(context), { kiosk, key, act: { type: "retry", checkoutId, seq } });
    }),
    resolve: os.orders.resolve.handler(({ input, context }) => {
      const { kiosk, key, checkoutId, seq, how } = input;
      const act = { type: "resolve" as const, checkoutId, seq, how };
      return acts.act(actorOf(context), { kiosk, key, act });
    }),
    refund: os.orders.refund.handler(({ input, context }) => {
      const { kiosk, key, checkoutId, seq, refundId, amount } = input;
      const act = { type: "refund" as const, checkoutId, seq, refundId, amount };
      return acts.act(actorOf(context), { kiosk, key, act });
    }),
    reclaimPoints: os.orders.reclaimPoints.handler(({ input, context }) => {
      const { kiosk, key, checkoutId, seq } = input;
      const act = { type: "reclaim-points" as const, checkoutId, seq };
      return acts.act(actorOf(context), { kiosk, key, act });
    }),
  };
}

function lookFileHandlers(os: Guarded, lookFiles: LookFiles) {
  return {
    upload: os.lookFiles.upload.handler(({ input, context }) => ({
      received: lookFiles.upload(actorOf(context), input),
    })),
    send: os.lookFiles.send.handler(async ({ input, context, signal }) => ({
      result: await lookFiles.send(actorOf(context), input, signal),
    })),
  };
}

function actorOf({ session, source }: SignedIn): Actor {
  return { person: session.person.name, source, ended: session.ended };
}

function whileSignedIn<Value>(live: Live<Value>, call: StreamCall) {
  return endingSignedOut(call, (signal) => changesOf(live, signal));
}

async function* copiesOf<Item>(
  live: Live<readonly Item[]>,
  signal: AbortSignal,
): AsyncGenerator<Item[], void, void> {
  for await (const items of changesOf(live, signal)) yield [...items];
}

/** A stream ends with its session, and says so: a page that lost its connection opens it again instead. */
async function* endingSignedOut<Value>(
  { context: { session }, signal }: StreamCall,
  open: (signal: AbortSignal) => AsyncGenerator<Value, void, void>,
): AsyncGenerator<Value, void, void> {
  yield* open(signal ? AbortSignal.any([signal, session.ended]) : session.ended);
  if (session.ended.aborted) throw new ORPCError("UNAUTHORIZED");
}
