/** Kinds of values in the device settings file, each with its own messages. */
import { z } from "zod";
import { isServiceAddress } from "../net/address.ts";

/** Seconds between two polls of a service. */
export const pollSeconds = z.number().int().min(5).max(86_400);

export const filled = z.string().min(1, { error: "must not be empty" });

/** Where a text is stored if it is not in the settings file itself. */
export const reference = z
  .union([
    z.strictObject({ env: filled.meta({ description: "Name of an environment variable." }) }),
    z.strictObject({
      file: filled.meta({ description: "A file with nothing but the text, relative to this one." }),
    }),
    z.strictObject({
      credential: z
        .string()
        .regex(/^\w[\w.-]*$/, { error: "must be the name of a credential" })
        .meta({ description: "Name of a systemd credential, in `$CREDENTIALS_DIRECTORY`." }),
    }),
  ])
  .meta({ id: "reference", description: "Where the text is stored instead." });
export type Reference = z.infer<typeof reference>;

/** The text of a reference, or one line on why there is none. */
export type ReadReference = (found: Reference) => { text: string } | { problem: string };

/** A text in the file, or a reference to where it is stored. */
export function givenBy(read: ReadReference) {
  return <Text extends z.ZodType<string, string>>(text: Text) =>
    z
      .union([z.string(), reference], {
        error: 'must be text, {"env": "NAME"}, {"file": "PATH"} or {"credential": "NAME"}',
      })
      .transform((value, context) => {
        if (typeof value === "string") return value;
        const found = read(value);
        if ("text" in found) return found.text;
        context.addIssue(found.problem);
        return z.NEVER;
      })
      .pipe(text);
}
export type Given = ReturnType<typeof givenBy>;

export const serviceAddress = z.string().refine(isServiceAddress, {
  error: "must be an https address, or http on a loopback address",
});

/** Bytes in Base64, padded or not; invalid Base64 is refused, not skipped. */
export const base64Bytes = (length: number) =>
  z.string().refine(
    (text) => {
      const bytes = Buffer.from(text, "base64");
      const padded = bytes.toString("base64");
      return bytes.length === length && [padded, padded.replaceAll("=", "")].includes(text);
    },
    { error: `must be ${length} bytes in Base64` },
  );

export const listenAddress = z
  .string()
  .refine((text) => /^[^:\s]+:\d{1,5}$/.test(text) && Number(text.split(":")[1]) <= 65_535, {
    error: "must be HOST:PORT, for example 127.0.0.1:4650",
  });

/** In international format, as the services require it (in-store-loyalty.md §4.2 rule 4). */
export const phoneNumber = z
  .string()
  .regex(/^\+\d{6,15}$/, { error: "must be + and 6 to 15 digits" });

export const emailAddress = z.email({ error: "must be an e-mail address" });

/** Whether `use` does not throw. */
function accepts(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

export const timezone = z
  .string()
  .refine((name) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: name })), {
    error: "must be a time zone, for example Europe/Berlin",
  });
export const locale = filled.refine((name) => accepts(() => Intl.getCanonicalLocales(name)), {
  error: "must be a language, for example en",
});

/** A regular expression with one group. */
export const patternWithGroup = filled.refine(
  (pattern) =>
    accepts(() => new RegExp(pattern, "u")) &&
    // An empty alternative matches anything, and the match has as many entries as there are groups.
    new RegExp(`${pattern}|`, "u").exec("")?.length === 2,
  { error: "must be a regular expression with exactly one group" },
);
