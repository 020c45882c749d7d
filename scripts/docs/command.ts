/** The parts of the commands' pages that are the commands' own help; part of `npm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as kiosk from "../../electron/command/commands.ts";
import { type About, helpText } from "../../electron/host/command/program.ts";
import * as fleet from "../../fleet/command/commands.ts";
import { root } from "../running/processes.ts";
import { filled } from "./filled-page.ts";

type Commands = Readonly<Record<string, About>>;
type Page = { readonly file: string; readonly is: string; readonly shouldBe: string };

/** Each page as it is, and as it should be. */
export function commandPages(): readonly Page[] {
  return [
    commandPage("docs/command.md", kiosk.PROGRAM, kiosk.COMMANDS),
    commandPage("docs/fleet-command.md", fleet.PROGRAM, fleet.COMMANDS),
  ];
}

export function writeCommandPages(): void {
  for (const { file, shouldBe } of commandPages()) writeFileSync(file, shouldBe);
}

function commandPage(path: string, program: string, commands: Commands): Page {
  const file = join(root, path);
  const is = readFileSync(file, "utf8");
  const help = filled(is, "help", `\n\`\`\`\n${helpText(program, commands)}\`\`\`\n`);
  return { file, is, shouldBe: filled(help, "commands", commandTable(commands)) };
}

function commandTable(commands: Commands): string {
  const rows = Object.entries(commands).map(
    ([name, { synopsis }]) => `| \`${name}\` | \`${synopsis.replaceAll("|", "\\|")}\` |`,
  );
  return ["| Command | Arguments |", "| --- | --- |", ...rows].join("\n");
}
