/** "3:54": minutes and seconds, never negative. Digits as on the card page, in every language. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Share of the time that is left, between 0 and 1. */
export function shareLeft(leftMs: number, wholeMs: number): number {
  if (wholeMs <= 0) return 0;
  return Math.min(1, Math.max(0, leftMs / wholeMs));
}
