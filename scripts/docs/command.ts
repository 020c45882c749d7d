/** The part of `docs/command.md` that is the command's own help; part of `npm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COMMANDS, PROGRAM } from "../../electron/command/commands.ts";
import { helpText } from "../../electron/host/command/program.ts";
import { root } from "../running/processes.ts";
import { filled } from "./filled-page.ts";

const PAGE = join(root, "docs/command.md");

/** The page as it is, and as it should be. */
export function commandPage(): { readonly is: string; readonly shouldBe: string } {
  const is = readFileSync(PAGE, "utf8");
  const help = filled(is, "help", `\n\`\`\`\n${helpText(PROGRAM, COMMANDS)}\`\`\`\n`);
  return { is, shouldBe: filled(help, "commands", commandTable()) };
}

export function writeCommandPage(): void {
  writeFileSync(PAGE, commandPage().shouldBe);
}

function commandTable(): string {
  const rows = Object.entries(COMMANDS).map(
    ([name, { synopsis }]) => `| \`${name}\` | \`${synopsis.replaceAll("|", "\\|")}\` |`,
  );
  return ["| Command | Arguments |", "| --- | --- |", ...rows].join("\n");
}
