/** Asks for what a kiosk needs, and checks it against the real services; nothing is written here. */
import { parseSettings, type Settings, SettingsError } from "../../host/settings/settings.ts";
import { isReference, type JsonObject, merged, valueAt, withValue } from "./json.ts";
import { QUESTION_GROUPS, type Question, type QuestionGroup } from "./questions.ts";
import { failedChecks, failedText, isAskable } from "./service-checks.ts";

/** A person at a terminal. Each question throws StoppedError if the person stops (Ctrl-C). */
export type Prompter = {
  readonly say: (text: string) => void;
  readonly text: (question: {
    readonly message: string;
    /** Returned for an empty answer. */
    readonly present: string;
    /** What is wrong with an answer; null if nothing is. */
    readonly problemOf: (answer: string) => string | null;
  }) => Promise<string>;
  /** Does not show what is typed. */
  readonly secret: (question: {
    readonly message: string;
    readonly problemOf: (answer: string) => string | null;
  }) => Promise<string>;
  readonly confirm: (message: string) => Promise<boolean>;
};

/** Whoever was asked has stopped. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

export type Interview = {
  readonly prompter: Prompter;
  /** Folder of the settings file, from which relative paths start. */
  readonly folder: string;
  /** In which present references can be read. */
  readonly environment: NodeJS.ProcessEnv;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** Valid values of the sections that are not answered yet: nothing is sent to them. */
const PLACEHOLDERS: JsonObject = {
  outlet: {
    configBaseUrl: "https://kiosk.invalid",
    identifier: "none",
    credentialCipher: {
      key: Buffer.alloc(24).toString("base64"),
      iv: Buffer.alloc(8).toString("base64"),
    },
  },
  ordering: {
    vendorBaseUrl: "https://kiosk.invalid",
    salesOutletId: 1,
    apiKey: "none",
    apiKeyResponse: "none",
  },
  payments: {
    integratorBaseUrl: "https://kiosk.invalid",
    integrationId: "none",
    outboundToken: "none",
    inboundTokens: ["none"],
    gate: {},
  },
  device: {
    terminalId: "none",
    staffPin: "0000",
    guest: { name: "none", email: "none@kiosk.invalid", phoneNumber: "+000000" },
  },
};

/** Asks everything; what is present is proposed. Returns the settings, or null if they are not to be written. */
export async function interview(
  present: JsonObject,
  options: Interview,
): Promise<JsonObject | null> {
  const { prompter } = options;
  let answers = present;
  for (const group of QUESTION_GROUPS) {
    prompter.say(`\n${group.title}\n`);
    answers = await askUntilRight(group, answers, options);
  }
  const isWanted = await prompter.confirm("Write these settings and start the kiosk anew?");
  return isWanted ? answers : null;
}

/** One section, asked again until it is right, or until its problems are accepted. */
async function askUntilRight(
  group: QuestionGroup,
  present: JsonObject,
  options: Interview,
): Promise<JsonObject> {
  let answers = present;
  for (;;) {
    for (const question of group.questions) {
      if (question.when?.(answers) ?? true) answers = await ask(question, answers, options);
    }
    const settings = settingsOf(answers, options);
    const problems = "problems" in settings ? inField(settings.problems, group.section) : [];
    if (problems.length > 0) {
      options.prompter.say(problems.map((problem) => `  ✗ ${problem}\n`).join(""));
      continue;
    }
    if (!("settings" in settings)) return answers;
    if (await isServiceRight(group, settings.settings, options)) return answers;
  }
}

async function ask(
  question: Question,
  answers: JsonObject,
  options: Interview,
): Promise<JsonObject> {
  const { path, kind, text, proposal = "", isOptional = false } = question;
  const { prompter } = options;
  const present = valueAt(answers, path);
  const isPresent = kind === "list" ? Array.isArray(present) && present.length > 0 : isSet(present);
  const isHidden = kind === "secret" || kind === "list" || isReference(present);
  const changed = (answer: string) => withValue(answers, path, valueFrom(answer, kind));
  const problemOf = (answer: string): string | null => {
    if (answer === "" && (isOptional || (isPresent && isHidden))) return null;
    const found = settingsOf(changed(answer), options);
    return "problems" in found ? (inField(found.problems, path)[0] ?? null) : null;
  };
  const message = isHidden && isPresent ? `${text} (empty: as it is)` : text;
  const shown = isPresent && !isHidden ? String(present) : proposal;
  const answer = isHidden
    ? await prompter.secret({ message, problemOf })
    : await prompter.text({ message, present: shown, problemOf });
  return answer === "" ? answers : changed(answer);
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

function valueFrom(answer: string, kind: Question["kind"]): unknown {
  if (kind === "list") return [answer];
  return kind === "number" && answer.trim() !== "" ? Number(answer) : answer;
}

/** The answers so far as settings, with placeholders for the rest, or what is wrong with them. */
function settingsOf(
  answers: JsonObject,
  { folder, environment }: Interview,
): { readonly settings: Settings } | { readonly problems: readonly string[] } {
  try {
    return { settings: parseSettings(merged(PLACEHOLDERS, answers), folder, environment) };
  } catch (error) {
    if (error instanceof SettingsError) return { problems: error.problems };
    throw error;
  }
}

/** Problems of a field and of what is below it. */
function inField(problems: readonly string[], path: string): string[] {
  return problems.filter((problem) =>
    [":", ".", "["].some((next) => problem.startsWith(`${path}${next}`)),
  );
}

/** Asks the service itself, if that is possible without a credential. False if the answers are to be changed. */
async function isServiceRight(
  { section }: QuestionGroup,
  settings: Settings,
  { prompter, now }: Interview,
): Promise<boolean> {
  if (!isAskable(section)) return true;
  prompter.say("  Asking the service …\n");
  const failed = await failedChecks([section], { settings, now });
  prompter.say(failed.length === 0 ? "  ✓ it answers as it should\n" : failedText(failed));
  return failed.length === 0 || !(await prompter.confirm("Change these answers?"));
}
