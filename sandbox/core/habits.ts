import { z } from "zod";
import { parse, print } from "../habits/json.ts";
import { rich, richHeaders, richText } from "../habits/rich.ts";
import { sparse } from "../habits/sparse.ts";
import { type Request, strict } from "../habits/strict.ts";
import type { Operation } from "./operations.ts";
import type { DocumentStore } from "./store.ts";

/**
 * How the services write their messages and read their requests: three lawful habits of services that others wrote
 * (`sandbox/habits/`). Requests can be read strictly whatever the answers are like.
 */
export const HABITS = [
  "plain",
  "sparse",
  "rich",
  "strict",
  "sparse+strict",
  "rich+strict",
] as const;
export type Habit = (typeof HABITS)[number];
export const habitName = z.enum(HABITS);

/** `SANDBOX_HABIT`, by which any test that starts a sandbox runs with a habit. Throws if there is none of that name. */
export function habitOfEnvironment(): Habit | undefined {
  return habitName.optional().parse(process.env.SANDBOX_HABIT || undefined);
}

type Message = { readonly body: string; readonly headers: Headers };
type Refusal = { readonly operation: Operation; readonly why: string };

/** The habit of all services. */
export interface HabitBoard {
  current(): Habit;
  /** Forgets the refusals. */
  set(habit: Habit): void;
  /** Why a request is refused, or null. */
  refusal(operation: Operation, request: Request): string | null;
  /** The refusals since the habit was set or the sandbox started. */
  refusals(): readonly Refusal[];
  /** A JSON message that a service sends, in its habit. */
  message(operation: Operation, message: Message): Message;
  /** The headers of an answer to a request as they are to be written; null: as any server writes them. */
  headers(answer: Response, request: Headers): [name: string, value: string][] | null;
}

const NAME = "habit";
const document = z.strictObject({ habit: habitName });

/** A {@link HabitBoard}, stored as document `habit`. */
export function habitBoard(documents: DocumentStore): HabitBoard {
  const refusals: Refusal[] = [];
  const current = () => documents.read(NAME, document, () => ({ habit: "plain" as const })).habit;
  const has = (part: "sparse" | "rich" | "strict") => current().split("+").includes(part);
  return {
    current,
    set(habit) {
      documents.write(NAME, { habit });
      refusals.length = 0;
    },
    refusal(operation, request) {
      const why = has("strict") ? strict(operation, request) : null;
      if (why !== null) refusals.push({ operation, why });
      return why;
    },
    refusals: () => [...refusals],
    message(operation, { body, headers }) {
      if (has("sparse")) return { body: print(sparse(operation, parse(body))), headers };
      if (has("rich")) return { body: richText(rich(operation, parse(body))), headers };
      return { body, headers };
    },
    headers: (answer, request) =>
      has("rich") && answer.status === 200
        ? richHeaders(answer.headers, request.get("Accept-Encoding"))
        : null,
  };
}
