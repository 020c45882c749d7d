import { Cell, derived, type Live } from "../../../shared/live.ts";
import type { VirtualClock } from "../virtual-clock.ts";
import type { FleetPart, FleetPlan } from "./fleet-plan.ts";

/** Which parts of the fleet are there now, and since when. */
export class FleetLines {
  readonly #clock: VirtualClock;
  readonly #parts: Readonly<Record<FleetPart, Cell<boolean>>> = {
    line: new Cell(true),
    gate: new Cell(true),
    server: new Cell(true),
    console: new Cell(true),
  };
  /** Whether what the kiosk sends arrives at the server. */
  readonly kioskReaches: Live<boolean> = derived([this.#parts.line, this.#parts.server], () =>
    this.areThere("line", "server"),
  );
  /** Whether what the gate sends arrives at the server. */
  readonly gateReaches: Live<boolean> = derived([this.#parts.gate, this.#parts.server], () =>
    this.areThere("gate", "server"),
  );
  /** When a callback could last have come to the kiosk, UTC milliseconds. */
  #openUntil: number;
  /** Since when it can; null while it cannot. */
  #openSince: number | null;

  /** Lets parts go away and come back as planned; `met` counts what has gone. */
  constructor(clock: VirtualClock, { outages }: FleetPlan, met: (what: string) => void) {
    this.#clock = clock;
    this.#openUntil = clock.now();
    this.#openSince = clock.now();
    const away = new Map<FleetPart, number>();
    const change = (part: FleetPart, by: 1 | -1) => {
      const times = (away.get(part) ?? 0) + by;
      away.set(part, times);
      this.#parts[part].set(times === 0);
      this.#noteOpen();
    };
    for (const { part, afterMs, lastsMs } of outages) {
      clock.after(afterMs, () => {
        met(`fleet: ${part} away`);
        change(part, 1);
        clock.after(lastsMs, () => change(part, -1));
      });
    }
  }

  areThere(...parts: readonly FleetPart[]): boolean {
    return parts.every((part) => this.#parts[part].current());
  }

  /** For how long callbacks could come to the kiosk without interruption, milliseconds; 0 while they cannot. */
  openForMs(): number {
    return this.#openSince === null ? 0 : this.#clock.now() - this.#openSince;
  }

  /** How long ago a callback could last have come to the kiosk, milliseconds. */
  closedForMs(): number {
    return this.#openSince === null ? this.#clock.now() - this.#openUntil : 0;
  }

  #noteOpen(): void {
    const isOpen = this.areThere("line", "gate", "server");
    if (isOpen) this.#openSince ??= this.#clock.now();
    else if (this.#openSince !== null) {
      this.#openSince = null;
      this.#openUntil = this.#clock.now();
    }
  }
}
