import { Workspace } from "./workspace.ts";

/** Examines every mutant in a workspace of one of several workers; the results come in the order in which they end. */
export async function inParallel<Mutant, Result>(
  mutants: readonly Mutant[],
  examine: (mutant: Mutant, workspace: Workspace) => Promise<Result>,
  besideEachOther = 2,
): Promise<Result[]> {
  const waiting = [...mutants];
  const results: Result[] = [];
  const worker = async () => {
    const workspace = new Workspace();
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        results.push(await examine(mutant, workspace));
      }
    } finally {
      workspace.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(besideEachOther, mutants.length) }, worker));
  return results;
}
