/** Caches of files that may not be loaded yet: each adds itself when it is. */
const caches = new Set<() => void>();

/** `empty` is called each time a visit ends. */
export function whenVisitEnds(empty: () => void): void {
  caches.add(empty);
}

/** Empties what screens have cached outside of their components. */
export function emptyCaches(): void {
  for (const empty of caches) empty();
}
