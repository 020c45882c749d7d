/** What the kiosk claims about a clause, and the tests that have to show it. */

/**
 * Tests of a file by the title of a test or of a group; `*` stands for what a test with several cases fills in. All that
 * have the title count.
 */
export type Evidence = { readonly file: string; readonly title: string };

/** Texts are whole sentences in plain English. */
export type Claim =
  | {
      readonly status: "met";
      readonly how: string;
      readonly tests: readonly Evidence[];
      /** What a shop has to add to it. */
      readonly shop?: string;
    }
  | {
      readonly status: "partly";
      readonly how: string;
      readonly missing: string;
      readonly tests: readonly Evidence[];
      readonly shop?: string;
    }
  | { readonly status: "not met"; readonly missing: string; readonly shop?: string }
  | { readonly status: "not applicable"; readonly reason: string }
  /** The machine or its place decides: `how` is what the software contributes. */
  | {
      readonly status: "shop";
      readonly how?: string;
      readonly shop: string;
      readonly tests?: readonly Evidence[];
    };

/** The same requirement as that of another clause; only a few sentences of the standard differ. */
export type Reference = { readonly sameAs: string };

/** A claim for each clause of a chapter: the compiler finds a missing or an unknown one. */
export type Claims<Clauses extends object> = {
  readonly [Number in keyof Clauses]: Claim | Reference;
};

/** Tests of one file. */
export function shownBy(file: string, ...titles: readonly string[]): Evidence[] {
  return titles.map((title) => ({ file, title }));
}

export const notApplicable = (reason: string): Claim => ({ status: "not applicable", reason });

export const sameAs = (clause: string): Reference => ({ sameAs: clause });

/** The same reason for every clause of a chapter. */
export function noneApplies<Clauses extends object>(clauses: Clauses, reason: string) {
  const claims = Object.keys(clauses).map((clause) => [clause, notApplicable(reason)]);
  return Object.fromEntries(claims) as Claims<Clauses>;
}
