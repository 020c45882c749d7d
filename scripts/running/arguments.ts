/** Arguments of commands: what cannot be used is named in a line, and the command ends with status 2. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/** What `parseArgs` reads from the command line; ends the process if there is a switch that the command does not have. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** The whole number that a switch has been given; ends the process if it is none, or less than `least`. */
export function wholeNumber(name: string, text: string, least = 0): number {
  const value = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(value) && value >= least) return value;
  return refuse(`--${name} must be a whole number from ${least} on, not "${text}"`);
}

/** Says why the arguments cannot be used, and ends the process with status 2. */
export function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
