/** What is done at the end of a visit by files that may not be loaded yet, and by what is on the screen then. */
const tasks = new Set<() => unknown>();

/** `task` is called each time a visit ends. Returns a function that unsubscribes. */
export function whenVisitEnds(task: () => unknown): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Calls every task; resolves when what they have started is over, whether it succeeded or not. */
export async function finishVisit(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
}
