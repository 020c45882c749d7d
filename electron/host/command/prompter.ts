/** A person at a terminal, who is asked one question after the other. */

/** What is wrong with an answer; null if nothing is. */
export type ProblemOf = (answer: string) => string | null | Promise<string | null>;

/** Each question throws StoppedError if the person stops (Ctrl-C). */
export type Prompter = {
  readonly say: (text: string) => void;
  readonly text: (question: {
    readonly message: string;
    /** Returned for an empty answer, unless the person has emptied it: by Backspace. */
    readonly present: string;
    readonly problemOf: ProblemOf;
  }) => Promise<string>;
  /** Does not show what is typed. */
  readonly secret: (question: {
    readonly message: string;
    readonly problemOf: ProblemOf;
  }) => Promise<string>;
  /** `proposal` is the answer of an empty line: yes unless it is given. */
  readonly confirm: (message: string, proposal?: boolean) => Promise<boolean>;
  /** Waits until `done` resolves, or Enter is pressed; returns whether it was `done`. */
  readonly waitFor: (message: string, done: Promise<void>) => Promise<boolean>;
};

/** The person at the terminal has stopped. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}
