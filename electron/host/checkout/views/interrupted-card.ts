/** A card that was being stored when the kiosk had to restart: its customer may still be there (decision 0095). */

import type { EnrollmentProgress } from "../../payments/enrollment.ts";
import type { Progress } from "../../payments/progress.ts";
import type { InterruptedCard } from "../../rpc/card-view.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { Clock } from "../running/runner.ts";
import { SHOWN_AGAIN_MS } from "./shown-again.ts";

/** How long the screen waits for the outcome; the enrollment itself goes on. */
const LONGEST_SHOWN_MS = 3 * 60_000;

export type InterruptedCards = {
  /** The outcome; null if there is nothing to show, or no longer anybody to show it to. */
  readonly live: Live<InterruptedCard | null>;
  /** Shows the outcome of an enrollment whose page, or host, has restarted, in place of any earlier one. */
  follow(binding: Progress<EnrollmentProgress>): void;
  /** The next customer has begun to order: nothing is shown any more. */
  over(): void;
};

export function createInterruptedCards(clock: Pick<Clock, "now" | "at">): InterruptedCards {
  const live = new Cell<InterruptedCard | null>(null);
  let forget = () => {};
  let stop = () => {};

  const over = (): void => {
    stop();
    forget();
    live.set(null);
  };
  const forgetIn = (ms: number): void => {
    forget();
    forget = clock.at(clock.now() + ms, over);
  };
  return {
    live,
    over,
    follow(binding) {
      over();
      const show = (): void => {
        const { at } = binding.current();
        const isOver = at === "saved" || at === "not-saved";
        live.set(isOver ? at : "confirming");
        if (isOver) forgetIn(SHOWN_AGAIN_MS);
      };
      stop = binding.subscribe(show);
      forgetIn(LONGEST_SHOWN_MS);
      show();
    },
  };
}
