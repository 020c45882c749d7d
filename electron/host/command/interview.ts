/** Asks for fields of a settings file one by one, and refuses an answer that cannot be right. */
import { isReference, type JsonObject, valueAt, withValue } from "./json.ts";
import type { Prompter } from "./prompter.ts";

export type Question = {
  /** Field of the settings. */
  readonly path: string;
  readonly text: string;
  /** `texts` is a list, with commas; `list` is one secret of a list of secrets; `new-secret` one that nobody else knows yet, and is asked twice. */
  readonly kind: "text" | "texts" | "number" | "secret" | "new-secret" | "list";
  /** Proposed before the first setup. */
  readonly proposal?: string | ((answers: JsonObject) => string);
  /** An empty answer leaves the field out. */
  readonly isOptional?: boolean;
  /** Not asked if it does not hold for the answers so far. */
  readonly when?: (answers: JsonObject) => boolean;
};

export type Form = {
  readonly prompter: Prompter;
  /** What is wrong with the answers so far: one line for each field, which begins with its path. */
  readonly problemsOf: (answers: JsonObject) => readonly string[] | Promise<readonly string[]>;
};

/** Asks until the fields of `section` are right together; returns the answers with them. */
export async function askSection(
  { section, questions }: { readonly section: string; readonly questions: readonly Question[] },
  present: JsonObject,
  form: Form,
): Promise<JsonObject> {
  let answers = present;
  for (;;) {
    for (const question of questions) {
      if (question.when?.(answers) ?? true) answers = await ask(question, answers, form);
    }
    const problems = problemsIn(await form.problemsOf(answers), section);
    if (problems.length === 0) return answers;
    form.prompter.say(problems.map((problem) => `  ✗ ${problem}\n`).join(""));
  }
}

async function ask(
  question: Question,
  answers: JsonObject,
  { prompter, problemsOf }: Form,
): Promise<JsonObject> {
  const { path, kind, text, proposal = "", isOptional = false } = question;
  const present = valueAt(answers, path);
  const isPresent = kind === "list" ? Array.isArray(present) && present.length > 0 : isSet(present);
  const isHidden = ["secret", "new-secret", "list"].includes(kind) || isReference(present);
  const changed = (answer: string) => withValue(answers, path, valueFrom(answer, kind));
  const problemOf = async (answer: string): Promise<string | null> => {
    if (answer === "" && (isOptional || (isPresent && isHidden))) return null;
    const [problem = null] = problemsIn(await problemsOf(changed(answer)), path);
    // The field's path says nothing to somebody who reads the question.
    return problem?.replace(/^[^:]*: /, "") ?? null;
  };
  const message = isHidden && isPresent ? `${text} (empty: as it is)` : text;
  const proposed = typeof proposal === "string" ? proposal : proposal(answers);
  const shown = isPresent && !isHidden ? [present].flat().join(", ") : proposed;
  const answer =
    kind === "new-secret"
      ? await askTwice(prompter, { message, problemOf })
      : isHidden
        ? await prompter.secret({ message, problemOf })
        : await prompter.text({ message, present: shown, problemOf });
  return answer === "" ? answers : changed(answer);
}

/** What nobody can see or compare may be mistyped: asks until two answers are the same. */
export async function askTwice(
  prompter: Prompter,
  question: Parameters<Prompter["secret"]>[0],
): Promise<string> {
  for (;;) {
    const answer = await prompter.secret(question);
    if (answer === "") return answer;
    const again = await prompter.secret({ message: "The same again", problemOf: () => null });
    if (again === answer) return answer;
    prompter.say("  ✗ the two are not the same\n");
  }
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

function valueFrom(answer: string, kind: Question["kind"]): unknown {
  if (kind === "list") return [answer];
  if (kind === "texts") return answer.split(",").map((one) => one.trim());
  return kind === "number" && answer.trim() !== "" ? Number(answer) : answer;
}

/** Problems of a field and of what is below it. */
function problemsIn(problems: readonly string[], path: string): string[] {
  return problems.filter((problem) =>
    [":", ".", "["].some((next) => problem.startsWith(`${path}${next}`)),
  );
}
