/** Longest loyalty code, in UTF-16 units. The contract has no limit: a signed token has 300 to 1,000 characters. */
export const LONGEST_CODE = 2_048;
