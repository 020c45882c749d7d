/** Delays after wrong PINs and passwords: a few typing errors cost nothing, guessing costs more each time. */
export type LockOut = {
  /** So many failures in a row have no delay. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
};

/** Milliseconds to wait after `failures` in a row: doubled each time after the free ones. */
export function lockMs(failures: number, { free, firstMs, longestMs }: LockOut): number {
  if (failures <= free) return 0;
  return Math.min(firstMs * 2 ** (failures - free - 1), longestMs);
}
