/** Characters of a new password, as the console's contract has it. */
export const MIN_PASSWORD = 12;
