/** Characters of a password, as the console's contract has it. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

/** Whether the console accepts it as a new one. */
export const isLongEnough = (password: string) => password.length >= MIN_PASSWORD;
