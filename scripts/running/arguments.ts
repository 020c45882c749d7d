/** Arguments of commands: what cannot be used is named in a line, and the command ends with status 2. */

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
