/** Asks for what a fleet needs; each answer is checked at once, and nothing is written here. */
import {
  askParts,
  askSection,
  askTwice,
  type Form,
  lacksAnswer,
  type Part,
} from "../../../electron/host/command/interview.ts";
import { isObject, type JsonObject, merged, valueAt } from "../../../electron/host/command/json.ts";
import type { Prompter } from "../../../electron/host/command/prompter.ts";
import { accountName, newPassword } from "../../console/rpc/account-views.ts";
import { parseFleetSettings, SettingsError } from "../../settings/settings.ts";
import { type AnswerChecks, machineProblems } from "./answer-checks.ts";
import { type Answers, type Operator, withDefaults } from "./prepared.ts";
import { QUESTION_GROUPS } from "./questions.ts";

export type Interview = AnswerChecks & {
  readonly prompter: Prompter;
  /** In which present references can be read. */
  readonly environment: NodeJS.ProcessEnv;
  /** Whether nobody can sign in who may manage. */
  readonly needsOperator: boolean;
};

/** A valid value of the section that is asked for last. */
const PLACEHOLDERS: JsonObject = {
  integrations: [{ integrationId: "none", inboundTokens: ["none"] }],
};

/** Asks everything; what is present is proposed. Null if it is not to be written. */
export async function interview(options: Interview): Promise<Answers | null> {
  const { prompter, present, needsOperator } = options;
  const form: Form = { prompter, problemsOf: (answers) => problemsOf(answers, options) };
  let settings = present;
  let operator: Operator | null = null;
  const parts = QUESTION_GROUPS.map(
    (group): Part => ({
      title: group.title,
      async ask() {
        settings = await askSection(group, settings, form);
      },
      isIncomplete: () => lacksAnswer(group, settings),
    }),
  );
  const integrations: Part = {
    title: "Integrations",
    async ask() {
      const known = valueAt(settings, "integrations");
      settings = { ...settings, integrations: await askIntegrations(known, prompter) };
    },
  };
  const operators: Part = {
    title: "Operators",
    async ask() {
      if (needsOperator) operator = await askOperator(prompter);
      else prompter.say("  There are accounts already.\n");
    },
  };
  const isWanted = await askParts([...parts, integrations, operators], {
    prompter,
    question: "Write these settings and start the fleet anew?",
  });
  return isWanted ? { settings, operator } : null;
}

async function problemsOf(answers: JsonObject, options: Interview): Promise<readonly string[]> {
  const json = withDefaults(merged(PLACEHOLDERS, answers));
  const ofMachine = await machineProblems(json, options);
  try {
    parseFleetSettings(json, options.paths.etc, options.environment);
    return ofMachine;
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems, ...ofMachine];
    throw error;
  }
}

/** Integrations that are there can get another token; then new ones, until an empty answer. */
async function askIntegrations(
  present: unknown,
  prompter: Prompter,
): Promise<readonly JsonObject[]> {
  const all = Array.isArray(present) ? present.filter(isObject) : [];
  const integrations: JsonObject[] = [];
  for (const integration of all) {
    const token = await prompter.secret({
      message: `Token of ${String(integration.integrationId)}'s callbacks (empty: as it is)`,
      problemOf: () => null,
    });
    integrations.push(token === "" ? integration : { ...integration, inboundTokens: [token] });
  }
  for (;;) {
    const integrationId = await askIdentifier(integrations, prompter);
    if (integrationId === "") return integrations;
    const token = await prompter.secret({
      message: `Token of ${integrationId}'s callbacks`,
      problemOf: (answer) => (answer === "" ? "must not be empty" : null),
    });
    integrations.push({ integrationId, inboundTokens: [token] });
  }
}

function askIdentifier(known: readonly JsonObject[], prompter: Prompter): Promise<string> {
  const isFirst = known.length === 0;
  return prompter.text({
    message: isFirst
      ? "Identifier of the integration"
      : "Identifier of another integration (empty: no more)",
    present: "",
    problemOf(answer) {
      if (answer === "") return isFirst ? "must not be empty" : null;
      return known.some(({ integrationId }) => integrationId === answer)
        ? "is there already"
        : null;
    },
  });
}

async function askOperator(prompter: Prompter): Promise<Operator> {
  const name = await prompter.text({
    message: "Name of the first operator",
    present: "",
    problemOf: (answer) =>
      accountName.safeParse(answer).success ? null : "must have 1 to 80 characters",
  });
  const password = await askTwice(prompter, {
    message: "Password, 12 characters or more",
    problemOf: (answer) =>
      newPassword.safeParse(answer).success ? null : "must have 12 to 200 characters",
  });
  return { name, password };
}
