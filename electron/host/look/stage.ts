/** The start screen over time: it follows look, menu and pictures, and what is ordered at this hour. */
import type { DatabaseSync } from "node:sqlite";
import type { Look } from "../../../domain/look/look.ts";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import { isoDatetimeIn } from "../../../domain/time-zone.ts";
import type { Log } from "../net/log.ts";
import type { StageView } from "../rpc/stage-views.ts";
import type { Live } from "../shared/live.ts";
import { type Recomputed, recomputed } from "../shared/recomputed.ts";
import { orderedProducts } from "../store/ordered-products.ts";
import { byUnits, sameHours } from "./popular.ts";
import { type StageViewInput, stageViewOf } from "./stage-view.ts";

/** How late another hour is noticed. */
const LOOK_AGAIN_MS = 5 * 60_000;

export type StageOptions = Pick<
  StageViewInput,
  "emblemOf" | "generalEmblem" | "photo" | "videoUrl"
> & {
  readonly look: Live<Look>;
  readonly menu: Live<PicturedMenu>;
  /** Of the outlet: it decides which hour it is. */
  readonly timezone: Live<string>;
  readonly database: DatabaseSync;
  readonly clock: { now(): number; at(time: number, callback: () => void): () => void };
  readonly log: Log;
};

/** Orders of the current hour change nothing: the screen stays as it is until the next one. */
export function watchStage(options: StageOptions): Recomputed<StageView> {
  const { look, menu, timezone, clock } = options;
  const popular = popularOfTheHour(options);
  return recomputed({
    make: () =>
      stageViewOf({
        ...options,
        ...menu.current(),
        stage: look.current().stage,
        popular: () => popular(clock.now(), timezone.current()),
      }),
    sources: [look, menu, timezone],
    aging: { clock, ms: LOOK_AGAIN_MS },
  });
}

/** The records are read once an hour, and again in another time zone. */
function popularOfTheHour({ database, log }: Pick<StageOptions, "database" | "log">) {
  let known: { readonly hour: string; readonly products: readonly string[] } | null = null;
  return (now: number, timezone: string): readonly string[] => {
    const hour = `${timezone} ${isoDatetimeIn(now, timezone).slice(0, "2026-11-26T13".length)}`;
    if (known?.hour === hour) return known.products;
    known = { hour, products: [] };
    try {
      known = { hour, products: byUnits(orderedProducts(database, sameHours(now, timezone))) };
    } catch (error) {
      // Damaged records: the start screen is no reason to stop.
      log.warn({ error }, "the start screen cannot read what was ordered");
    }
    return known.products;
  };
}
