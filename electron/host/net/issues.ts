import type { z } from "zod";

const FIELDS_NAMED = 5;

/** A schema's issues by field, in one line; at most the first five. */
export function issuesOf({ issues }: z.ZodError): string {
  const named = issues.slice(0, FIELDS_NAMED).map((issue) => {
    return `${issue.path.map(String).join(".") || "the body"}: ${issue.message}`;
  });
  const more = issues.length - named.length;
  return named.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
