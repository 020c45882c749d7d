/** Problems of the device settings file, as lines for an installer. */
import type { z } from "zod";

/** One line per field: its path and what is wrong with it, never its value, which may be a secret. */
export function problemsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${pathOf([...issue.path, key])}: unknown field`);
  }
  const missing = issue.input === undefined && issue.code !== "custom";
  return [`${pathOf(issue.path)}: ${missing ? "is missing" : messageFor(issue)}`];
}

/** The schema's own message if it has one, else one for the kind of issue. */
function messageFor(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "too_small":
      return limit("at least", issue.minimum, issue.origin);
    case "too_big":
      return limit("at most", issue.maximum, issue.origin);
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  array: "a list, in [ ]",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a section, in { }",
  record: "a section, in { }",
  string: "text, in quotation marks",
};

function limit(bound: "at least" | "at most", value: number | bigint, of: string): string {
  if (of === "array" || of === "set") return `must have ${bound} ${value} in it`;
  return of === "string" ? `must have ${bound} ${value} characters` : `must be ${bound} ${value}`;
}

/** `payments.inboundTokens[0]`; a key that would break the line is quoted. */
function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "the file";
  return path
    .map((part, index) => {
      if (typeof part === "number") return `[${part}]`;
      const key = /^[\w$-]+$/.test(String(part)) ? String(part) : JSON.stringify(String(part));
      return index === 0 ? key : `.${key}`;
    })
    .join("");
}
