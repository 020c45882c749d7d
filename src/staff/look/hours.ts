/** Opening hours as staff edit them. Pure. */
import type { OpenInterval, OpeningHours } from "../../../domain/look/look.ts";

/** Monday first. */
export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** One touch earlier or later. */
export const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
/** The most intervals of a day, as the look's schema has it. */
export const MOST_INTERVALS = 4;

const FIRST: OpenInterval = { from: "11:00", to: "22:00" };

/** What staff begin with. */
export const USUAL_HOURS: OpeningHours = DAYS.map(() => [FIRST]);

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM`, some minutes later or earlier; past midnight it begins again. */
export function shifted(time: string, by: number): string {
  const minutes = (minutesOf(time) + by + DAY_MINUTES) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** With one more interval, an hour after the last. */
export function withInterval(day: readonly OpenInterval[]): readonly OpenInterval[] {
  const last = day.at(-1);
  if (!last) return [FIRST];
  return [...day, { from: shifted(last.to, 60), to: shifted(last.to, 4 * 60) }];
}

/** The hours with those of one day. */
export function withDay(
  hours: OpeningHours,
  day: number,
  intervals: readonly OpenInterval[],
): OpeningHours {
  return hours.map((one, place) => (place === day ? intervals : one));
}
