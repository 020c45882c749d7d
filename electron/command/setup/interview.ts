/** Asks for what a kiosk needs, and checks it against the real services; nothing is written here. */
import { resolve } from "node:path";
import { askSection } from "../../host/command/interview.ts";
import { type JsonObject, merged, valueAt } from "../../host/command/json.ts";
import type { Prompter } from "../../host/command/prompter.ts";
import { parseSettings, type Settings, SettingsError } from "../../host/settings/settings.ts";
import { logoProblem } from "./appearance.ts";
import { QUESTION_GROUPS, type QuestionGroup } from "./questions.ts";
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
  const problemsOf = (answers: JsonObject) => {
    const found = settingsOf(answers, options);
    const problems = "problems" in found ? found.problems : [];
    return [
      ...problems,
      ...options.fileProblemsOf(answers),
      ...unusableLogo(answers, options.folder),
    ];
  };
  let answers = present;
  for (;;) {
    answers = await askSection(group, answers, { prompter: options.prompter, problemsOf });
    const found = settingsOf(answers, options);
    if (!("settings" in found)) return answers;
    const note = group.noteOn?.(found.settings) ?? null;
    if (note !== null) options.prompter.say(`  ${note}\n`);
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
