/** From a machine without a key to a member of the fleet: pairing, and the connection of a paired kiosk. */
import { VERSION } from "../../../fleet/messages/message.ts";
import { pairingCode } from "../../../fleet/messages/names.ts";
import {
  type PairingRequest,
  pairingAnswer,
  pairingRequest,
} from "../../../fleet/messages/pairing.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import type { Log } from "../net/log.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { Connection } from "./connection.ts";
import type { FleetClock } from "./gate-watch.ts";
import type { Identity, IdentityStore } from "./identity.ts";
import { createLink, type Link, requestOver } from "./link.ts";
import type { NatsOptions } from "./nats.ts";

/** A person approves the device meanwhile. */
const ASK_AGAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 2_000;
/** The pause before a key is stored again, on a full disk. */
const WRITE_AGAIN_MS = 30_000;

export type MembershipView = {
  /**
   * `not-paired`: staff have to type `code` at the console. `removed`: the same, and the kiosk was paired before.
   * `away`: the fleet cannot be reached.
   */
  readonly state: "not-paired" | "removed" | "connected" | "away";
  /** Null once paired. */
  readonly code: string | null;
};

export type MembershipOptions = {
  readonly store: IdentityStore;
  /** `./nats.ts`, which is loaded only with `fleet` in the settings. */
  readonly nats: {
    createSeed(): string;
    publicKeyOf(seed: string): string;
    openConnection(options: NatsOptions): Connection;
  };
  readonly server: Pick<NatsOptions, "servers" | "ca">;
  /** How this kiosk introduces itself to the console. */
  readonly introduction: Omit<PairingRequest, "v" | "publicKey">;
  readonly instance: string;
  readonly clock: FleetClock;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** Starts what a paired kiosk does on its link; returns a function that ends that. */
  readonly onMember: (link: Link) => () => void;
};

export type Membership = {
  readonly view: Live<MembershipView>;
  stop(): Promise<void>;
};

/** Never throws: what fails is tried again, and seen in `view`. */
export function joinFleet(options: MembershipOptions): Membership {
  return new FleetMembership(options);
}

type Asking = {
  readonly connection: Connection;
  /** The console's last answer was that the key is not approved. */
  isUnknown: boolean;
  cancel: () => void;
};

class FleetMembership implements Membership {
  readonly view = new Cell<MembershipView>({ state: "away", code: null });
  readonly #options: MembershipOptions;
  #identity: Identity;
  #member: { readonly link: Link; readonly leave: () => Promise<void> } | null = null;
  #asking: Asking | null = null;
  #isStopped = false;
  #cancelWrite = () => {};

  constructor(options: MembershipOptions) {
    this.#options = options;
    const known = options.store.read();
    this.#identity = known ?? { seed: options.nats.createSeed(), id: null };
    if (known?.id) this.#enter(known.id);
    else this.#begin(known !== null);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelWrite();
    await Promise.all([this.#member?.leave(), this.#stopAsking()]);
  }

  /** A key is approved for good: it is on the disk before anybody sees its code. */
  #begin(isStored: boolean): void {
    if (this.#isStopped) return;
    if (isStored || this.#store(this.#identity)) {
      this.#ask();
      return;
    }
    const { clock } = this.#options;
    this.#cancelWrite = clock.at(clock.now() + WRITE_AGAIN_MS, () => this.#begin(false));
  }

  #store(identity: Identity): boolean {
    try {
      this.#options.store.write(identity);
      return true;
    } catch (error) {
      this.#options.log.error({ error }, "the fleet's key could not be stored");
      return false;
    }
  }

  #connect(options: Pick<NatsOptions, "seed" | "name" | "onRefused">): Connection {
    const { nats, server, log } = this.#options;
    return nats.openConnection({ ...server, ...options, log });
  }

  #enter(kiosk: string): void {
    const { instance, log, onMember } = this.#options;
    const connection = this.#connect({
      seed: this.#identity.seed,
      name: kiosk,
      onRefused: () => this.#ask(),
    });
    const link = createLink({ connection, kiosk, instance, log });
    const stopParts = onMember(link);
    const stopWatching = connection.connected.subscribe(() => {
      if (connection.connected.current()) this.#entered();
      this.#refresh();
    });
    this.#member = {
      link,
      async leave() {
        stopWatching();
        stopParts();
        await connection.close();
      },
    };
    this.#refresh();
  }

  /** A key that was removed may have been approved as that of another kiosk: it is asked until that is known. */
  #entered(): void {
    if (this.#asking?.isUnknown) void this.#askOnce(this.#asking);
    else void this.#stopAsking();
  }

  /** Asks until the kiosk's own connection is there. */
  #ask(): void {
    if (this.#asking || this.#isStopped) return;
    const connection = this.#connect({ seed: null, name: "pairing" });
    const asking: Asking = { connection, isUnknown: false, cancel: () => {} };
    this.#asking = asking;
    connection.connected.subscribe(() => {
      this.#refresh();
      if (connection.connected.current()) void this.#askOnce(asking);
    });
    this.#refresh();
  }

  async #askOnce(asking: Asking): Promise<void> {
    const { introduction, nats, clock } = this.#options;
    asking.cancel();
    const found = await requestOver(asking.connection, {
      subject: subjects.pairing,
      schema: pairingRequest,
      message: {
        v: VERSION,
        publicKey: nats.publicKeyOf(this.#identity.seed),
        ...introduction,
      },
      answerSchema: pairingAnswer,
      timeoutMs: ANSWER_WITHIN_MS,
    });
    if (this.#asking !== asking) return;
    asking.cancel();
    asking.cancel = clock.at(clock.now() + ASK_AGAIN_MS, () => void this.#askOnce(asking));
    if (!found.ok) return;
    const wasUnknown = asking.isUnknown;
    asking.isUnknown = found.answer.outcome !== "paired";
    if (found.answer.outcome === "paired") await this.#paired(found.answer.id, wasUnknown);
    if (!asking.isUnknown && this.#member?.link.connected.current()) await this.#stopAsking();
    this.#refresh();
  }

  /** Begins anew also under the id that it had before it was removed: the gate has forgotten the kiosk's claims then. */
  async #paired(id: string, wasUnknown: boolean): Promise<void> {
    if (id === this.#identity.id && !wasUnknown) return;
    this.#options.log.info({ id }, "paired with the fleet");
    this.#identity = { ...this.#identity, id };
    // If it cannot be written, the console answers the same at the next start.
    this.#store(this.#identity);
    const before = this.#member;
    this.#member = null;
    await before?.leave();
    if (!this.#isStopped) this.#enter(id);
  }

  async #stopAsking(): Promise<void> {
    const asking = this.#asking;
    this.#asking = null;
    asking?.cancel();
    await asking?.connection.close();
  }

  #refresh(): void {
    const next = this.#seen();
    const { state, code } = this.view.current();
    if (next.state !== state || next.code !== code) this.view.set(next);
  }

  #seen(): MembershipView {
    if (this.#member?.link.connected.current()) return { state: "connected", code: null };
    const { seed, id } = this.#identity;
    const isHeard = this.#asking?.connection.connected.current() ?? false;
    const isUnknown = id === null || (this.#asking?.isUnknown ?? false);
    if (!isUnknown) return { state: "away", code: null };
    const code = pairingCode(this.#options.nats.publicKeyOf(seed));
    if (!isHeard) return { state: "away", code };
    return { state: id === null ? "not-paired" : "removed", code };
  }
}
