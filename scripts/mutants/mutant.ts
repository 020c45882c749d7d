import type { Change } from "./workspace.ts";

/** A spoilt rule. `excused` says why one of the two kinds of test need not find it. */
export type Mutant = {
  /** What the spoilt kiosk does wrong. */
  readonly does: string;
  readonly change: Change;
  readonly excused?: { readonly by: "simulation" | "unit"; readonly why: string };
};

/** Mutants of one file of the host. */
export const mutantsOf =
  (file: string) =>
  (does: string, from: string, to: string, excused?: Mutant["excused"]): Mutant => ({
    does,
    change: { file: `electron/host/${file}`, from, to },
    ...(excused && { excused }),
  });
