/** Milliseconds until each further try; the last one from then on. */
const PAUSES_MS = [500, 2_000, 10_000];
/** A file that is not here by then is done without for now. */
const LATE_MS = 5_000;

type Outcome<Module> = {
  readonly onArrival: (module: Module) => void;
  /** It does not come: another try is on its way, but nobody is to wait for it. Called once at most. */
  readonly onLate: () => void;
};

/** Loads a file of the page until it arrives; returns how to stop. */
export function fetchPatiently<Module>(
  load: () => Promise<Module>,
  { onArrival, onLate }: Outcome<Module>,
): () => void {
  let isOver = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(onLate, LATE_MS);
  const attempt = (): void => {
    load().then(
      (module) => {
        if (isOver) return;
        clearTimeout(late);
        onArrival(module);
      },
      () => {
        if (isOver) return;
        failures += 1;
        retry = setTimeout(attempt, PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1]);
      },
    );
  };
  attempt();
  return () => {
    isOver = true;
    clearTimeout(late);
    clearTimeout(retry);
  };
}
