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
  /** An empty answer leaves the field out. One that is there can be emptied, unless it is hidden. */
  readonly isOptional?: boolean;
  /** What is emptied then, if it is more than the field: a section that is nothing without it. */
  readonly empties?: string;
  /** Not asked if it does not hold for the answers so far. */
  readonly when?: (answers: JsonObject) => boolean;
};

export type Form = {
  readonly prompter: Prompter;
  /** What is wrong with the answers so far: one line for each field, which begins with its path. */
  readonly problemsOf: (answers: JsonObject) => readonly string[] | Promise<readonly string[]>;
};

/** A part of the questions, which can be answered again. */
export type Part = {
  readonly title: string;
  readonly ask: () => Promise<void>;
  /** Whether it lacks something, since another part was answered again. */
  readonly isIncomplete?: () => boolean;
};

/**
 * Asks all parts, and whether the answers are to be written: `question`. After a No one of the parts is asked again.
 * False if the person rather stops.
 */
export async function askParts(
  parts: readonly Part[],
  { prompter, question }: { readonly prompter: Prompter; readonly question: string },
): Promise<boolean> {
  const askPart = async ({ title, ask }: Part) => {
    prompter.say(`\n${title}\n`);
    await ask();
  };
  for (const part of parts) await askPart(part);
  while (!(await prompter.confirm(question))) {
    const again = await askWhichAgain(parts, prompter);
    if (again === null) return false;
    await askPart(again);
    for (const part of parts) if (part.isIncomplete?.()) await askPart(part);
  }
  return true;
}

async function askWhichAgain(parts: readonly Part[], prompter: Prompter): Promise<Part | null> {
  prompter.say(parts.map(({ title }, index) => `  ${index + 1}  ${title}\n`).join(""));
  const chosen = (answer: string) => parts[Number(answer) - 1] ?? null;
  const answer = await prompter.text({
    message: `Part to answer again, 1 to ${parts.length} (empty: stop, nothing is written)`,
    present: "",
    problemOf: (text) =>
      text === "" || chosen(text) !== null ? null : `must be 1 to ${parts.length}`,
  });
  return chosen(answer);
}

/** Whether a question that has to be answered is not: answers to another section may have raised it. */
export function lacksAnswer(
  { questions }: { readonly questions: readonly Question[] },
  answers: JsonObject,
): boolean {
  return questions.some(
    (question) =>
      isAsked(question, answers) && question.isOptional !== true && !isAnswered(question, answers),
  );
}

/** Asks until the fields of `section` are right together; returns the answers with them. */
export async function askSection(
  { section, questions }: { readonly section: string; readonly questions: readonly Question[] },
  present: JsonObject,
  form: Form,
): Promise<JsonObject> {
  let answers = present;
  for (;;) {
    for (const question of questions) {
      if (isAsked(question, answers)) answers = await ask(question, answers, form);
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
  const { path, kind, text, proposal = "", isOptional = false, empties = path } = question;
  const present = valueAt(answers, path);
  const isPresent = isAnswered(question, answers);
  const isHidden = ["secret", "new-secret", "list"].includes(kind) || isReference(present);
  const canBeEmptied = isOptional && isPresent && !isHidden;
  const changed = (answer: string) => withValue(answers, path, valueFrom(answer, kind));
  const problemOf = async (answer: string): Promise<string | null> => {
    if (answer === "" && (isOptional || (isPresent && isHidden))) return null;
    const [problem = null] = problemsIn(await problemsOf(changed(answer)), path);
    // The field's path says nothing to somebody who reads the question.
    return problem?.replace(/^[^:]*: /, "") ?? null;
  };
  const hint = isHidden && isPresent ? " (empty: as it is)" : "";
  const message = `${text}${canBeEmptied ? " (Backspace empties it)" : hint}`;
  const proposed = typeof proposal === "string" ? proposal : proposal(answers);
  const shown = isPresent && !isHidden ? [present].flat().join(", ") : proposed;
  const answer =
    kind === "new-secret"
      ? await askTwice(prompter, { message, problemOf })
      : isHidden
        ? await prompter.secret({ message, problemOf })
        : await prompter.text({ message, present: shown, problemOf });
  if (answer !== "") return changed(answer);
  return canBeEmptied ? withValue(answers, empties, null) : answers;
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

const isAsked = ({ when }: Question, answers: JsonObject): boolean => when?.(answers) ?? true;

function isAnswered({ path, kind }: Question, answers: JsonObject): boolean {
  const present = valueAt(answers, path);
  if (kind === "list") return Array.isArray(present) && present.length > 0;
  return present !== undefined && present !== null && present !== "";
}

function valueFrom(answer: string, kind: Question["kind"]): unknown {
  if (kind === "list") return [answer];
  if (kind === "texts") return answer.split(",").map((one) => one.trim());
  return kind === "number" && answer.trim() !== "" ? Number(answer) : answer;
}

/** Problems of a field and of what is below it. */
export function problemsIn(problems: readonly string[], path: string): string[] {
  return problems.filter((problem) =>
    [":", ".", "["].some((next) => problem.startsWith(`${path}${next}`)),
  );
}
