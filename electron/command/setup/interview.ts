/** Asks for what a kiosk needs, and checks it against the real services; nothing is written here. */
import { resolve } from "node:path";
import {
  askParts,
  askSection,
  lacksAnswer,
  type Part,
  problemsIn,
} from "../../host/command/interview.ts";
import { type JsonObject, merged, valueAt } from "../../host/command/json.ts";
import type { Prompter } from "../../host/command/prompter.ts";
import { parseSettings, type Settings, SettingsError } from "../../host/settings/settings.ts";
import { problemsError } from "../../host/settings/settings-file.ts";
import { logoProblem } from "./appearance.ts";
import type { Answers } from "./prepared.ts";
import { QUESTION_GROUPS, type QuestionGroup } from "./questions.ts";
import { askScreen, type ConnectedScreen } from "./screen.ts";
import { failedChecks, failedText, isAskable } from "./service-checks.ts";
import type { PictureTaken, TakePicture } from "./start-screen-picture.ts";

export type Interview = {
  readonly prompter: Prompter;
  /** Folder of the settings file, from which relative paths start. */
  readonly folder: string;
  /** In which present references can be read. */
  readonly environment: NodeJS.ProcessEnv;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** What is wrong with the files that answers name, except the logo: a line for each, which begins with its field. */
  readonly fileProblemsOf: (answers: JsonObject) => readonly string[];
  readonly takePicture: TakePicture | null;
  /** The screens that are connected. */
  readonly screens: readonly ConnectedScreen[];
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

/**
 * Asks everything; what is present is proposed. Null if the answers are not to be written. Throws SettingsError if a
 * field is wrong that it does not ask for.
 */
export async function interview(
  present: Pick<Answers, "settings" | "screen">,
  options: Interview,
): Promise<Answers | null> {
  requireAskable(present.settings, options);
  let { settings, screen } = present;
  const screenPart: Part = {
    title: "Screen",
    async ask() {
      screen = await askScreen(screen, options);
    },
  };
  const parts = QUESTION_GROUPS.map(
    (group): Part => ({
      title: group.title,
      async ask() {
        settings = await askUntilRight(group, settings, options);
      },
      isIncomplete: () => lacksAnswer(group, settings),
    }),
  );
  const isWanted = await askParts(options.screens.length === 0 ? parts : [screenPart, ...parts], {
    prompter: options.prompter,
    question: "Write these settings and start the kiosk anew?",
  });
  return isWanted ? { settings, screen } : null;
}

/** What no question mends must not be found after all of them are answered. */
function requireAskable(present: JsonObject, options: Interview): void {
  const problems = problemsOf(present, options).filter((problem) =>
    QUESTION_GROUPS.every(({ section }) => problemsIn([problem], section).length === 0),
  );
  if (problems.length > 0) throw problemsError(problems);
}

/** One section, asked again until it is right, or until its problems are accepted. */
async function askUntilRight(
  group: QuestionGroup,
  present: JsonObject,
  options: Interview,
): Promise<JsonObject> {
  const { prompter } = options;
  const form = { prompter, problemsOf: (answers: JsonObject) => problemsOf(answers, options) };
  let answers = present;
  for (;;) {
    answers = await askSection(group, answers, form);
    const found = settingsOf(answers, options);
    if (!("settings" in found)) return answers;
    const note = group.noteOn?.(found.settings) ?? null;
    if (note !== null) prompter.say(`  ${note}\n`);
    if (group.isSeen && !(await isLookKept(found.settings, options))) continue;
    if (await isServiceRight(group, found.settings, options)) return answers;
  }
}

const NO_PICTURE: Readonly<Record<Exclude<PictureTaken["result"], "taken">, string>> = {
  "no-browser": "  There is no Chromium here: no picture of the start screen.\n",
  failed: "  No picture of the start screen could be taken.\n",
};

/** Takes a picture of the start screen, and asks about it. Without one there is nothing to ask. */
async function isLookKept(
  settings: Settings,
  { prompter, takePicture }: Interview,
): Promise<boolean> {
  if (takePicture === null) return true;
  prompter.say("  Taking a picture of the start screen …\n");
  const taken = await takePicture(settings);
  if (taken.result !== "taken") {
    prompter.say(NO_PICTURE[taken.result]);
    return true;
  }
  prompter.say(`  ${taken.path}\n`);
  return await prompter.confirm("Keep this start screen?");
}

function problemsOf(answers: JsonObject, options: Interview): string[] {
  const found = settingsOf(answers, options);
  return [
    ...("problems" in found ? found.problems : []),
    ...options.fileProblemsOf(answers),
    ...unusableLogo(answers, options.folder),
  ];
}

function unusableLogo(answers: JsonObject, folder: string): string[] {
  const logo = valueAt(answers, "device.theme.logo");
  const problem = typeof logo === "string" ? logoProblem(resolve(folder, logo)) : null;
  return problem === null ? [] : [`device.theme.logo: ${problem}`];
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

/** Asks the service itself, if that is possible without a credential. False if the answers are to be changed. */
async function isServiceRight(
  { section }: QuestionGroup,
  settings: Settings,
  { prompter, now }: Interview,
): Promise<boolean> {
  if (!isAskable(section)) return true;
  prompter.say("  Asking the service …\n");
  const failed = await failedChecks([section], { settings, now });
  prompter.say(
    failed.length === 0 ? "  ✓ it answers as it should\n" : failedText(failed, settings),
  );
  return failed.length === 0 || !(await prompter.confirm("Change these answers?"));
}
