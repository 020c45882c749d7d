/** A person at a terminal, asked by Inquirer's prompts. */
import confirm from "@inquirer/confirm";
import input from "@inquirer/input";
import password from "@inquirer/password";
import { type ProblemOf, type Prompter, StoppedError } from "./prompter.ts";

type Streams = {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
};

/** Questions go to `output`; answers to a secret are not shown there. */
export function createTerminal(streams: Streams): Prompter {
  return {
    say: (text) => void streams.output.write(text),
    text: ({ message, present, problemOf }) =>
      answered(
        input(
          {
            message,
            ...(present !== "" && { default: present }),
            validate: validated(problemOf),
          },
          streams,
        ).then((answer) => answer.trim()),
      ),
    secret: ({ message, problemOf }) =>
      answered(
        password(
          {
            message,
            mask: false,
            toggleMask: false,
            validate: validated(problemOf),
          },
          streams,
        ).then((answer) => answer.trim()),
      ),
    confirm: (message, proposal = true) =>
      answered(confirm({ message, default: proposal }, streams)),
    async waitFor(message, done) {
      const finished = new AbortController();
      void done.then(() => finished.abort());
      try {
        await answered(input({ message }, { ...streams, signal: finished.signal }));
        return false;
      } catch (error) {
        if (finished.signal.aborted) return true;
        throw error;
      }
    },
  };
}

function validated(problemOf: ProblemOf) {
  return async (answer: string) => (await problemOf(answer.trim())) ?? true;
}

/** Ctrl-C and the end of the input are errors of Inquirer's own. */
async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Error && /^(Exit|Abort)PromptError$/.test(error.name)) {
      throw new StoppedError("stopped");
    }
    throw error;
  }
}
