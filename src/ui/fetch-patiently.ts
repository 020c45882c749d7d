/** Delays in milliseconds before each further attempt; the last one repeats. */
const PAUSES_MS = [500, 2_000, 10_000];
/** After this time the caller goes on without the file. */
const LATE_MS = 5_000;

type Outcome<Module> = {
  readonly onArrival: (module: Module) => void;
  /** The file is late: attempts go on, but nobody should wait for them. Called at most once. */
  readonly onLate: () => void;
};

/** Loads a file of the page, with retries until it arrives; returns a function that stops. */
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
