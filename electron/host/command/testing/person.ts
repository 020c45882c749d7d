/** A person at a terminal, played. */
import { type ProblemOf, type Prompter, StoppedError } from "../prompter.ts";

export type Answer = string | boolean | "stop";
export const STOP = "stop";
/** Empties what is proposed, as the key does. */
export const BACKSPACE = "\u007f";

/**
 * Answers each question by the first entry that its text begins with; one that has none is answered by an empty line.
 * Waits patiently for what takes time, unless there is an answer.
 */
export function person(answers: Readonly<Record<string, readonly Answer[]>>) {
  const left = new Map(Object.entries(answers).map(([text, all]) => [text, [...all]]));
  const said: string[] = [];
  const next = (message: string): Answer | undefined => {
    const key = [...left.keys()].find((text) => message.startsWith(text));
    const answer = key === undefined ? undefined : left.get(key)?.shift();
    if (answer === STOP) throw new StoppedError("stopped");
    return answer;
  };
  /** Asks again as long as the answer is refused, as a terminal does. */
  const textOf = async (
    message: string,
    present: string,
    problemOf: ProblemOf,
  ): Promise<string> => {
    for (;;) {
      const typed = String(next(message) ?? "") || present;
      const answer = typed === BACKSPACE ? "" : typed;
      const problem = await problemOf(answer);
      if (problem === null) return answer;
      if (said.at(-1) === problem) throw new Error(`${message}: ${problem}`);
      said.push(problem);
    }
  };
  const prompter: Prompter = {
    say: (text) => void said.push(text),
    text: async ({ message, present, problemOf }) => {
      said.push(`${message} [${present}]`);
      return textOf(message, present, problemOf);
    },
    secret: async ({ message, problemOf }) => {
      said.push(message);
      return textOf(message, "", problemOf);
    },
    confirm: async (message, proposal = true) => {
      said.push(message);
      return (next(message) ?? proposal) === true;
    },
    waitFor: async (message, done) => {
      said.push(message);
      if (next(message) !== undefined) return false;
      await done;
      return true;
    },
  };
  return { prompter, said };
}
