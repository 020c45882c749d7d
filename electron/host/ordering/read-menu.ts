/** Turns the text of a menu answer into messages that the host can read at once; pure, run by `menu-thread.ts`. */
import { hash } from "node:crypto";
import { z } from "zod";
import { type MenuEnvelope, menuEnvelope, orderType } from "../../../contracts/ordering.ts";
import type { Menu } from "../../../domain/menu.ts";
import { menuParts } from "../../../domain/menu-parts.ts";
import { issuesOf } from "../net/issues.ts";
import { type ImportWarning, importMenu } from "./import.ts";
import { decoded } from "./menu-text.ts";

/** A menu with many defects has a warning for each entity: more than these would not be read. */
const MOST_WARNINGS = 100;

export const menuThreadInput = z.object({
  text: z.union([z.string(), z.instanceof(Uint8Array<ArrayBuffer>)]),
  /** Those that this kiosk offers. */
  orderTypes: z.array(orderType).readonly(),
  /** Of the menu in use; null if there is none. */
  knownDigest: z.string().nullable(),
});
export type MenuThreadInput = z.infer<typeof menuThreadInput>;

const importWarning: z.ZodType<ImportWarning> = z.object({
  effect: z.enum(["skipped", "changed"]),
  kind: z.enum(["category", "modifier group", "modifier", "item", "combo"]),
  subject: z.string(),
  message: z.string(),
});

export const menuThreadAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("malformed"), detail: z.string() }),
  /** The menu is the one in use. */
  z.object({ kind: z.literal("same") }),
  z.object({
    kind: z.literal("menu"),
    /** The menu as divided by `menuParts`, each part as JSON: the host reads them between its other work. */
    parts: z.array(z.string()),
    digest: z.string(),
    /** The first of all warnings. */
    warnings: z.array(importWarning),
    counts: z.object({ skipped: z.number(), changed: z.number() }),
    /** Items in the answer, usable or not. */
    listedItems: z.number(),
  }),
]);
export type MenuThreadAnswer = z.infer<typeof menuThreadAnswer>;

/** A menu, before it is divided into parts. */
type ImportedMenu = {
  readonly kind: "imported";
  readonly menu: Menu;
  readonly warnings: readonly ImportWarning[];
  readonly listedItems: number;
};

type Malformed = Extract<MenuThreadAnswer, { kind: "malformed" }>;

/** Parses, checks and imports a menu (ordering.md §2.1–2.6). */
export function importMenuText({
  text,
  orderTypes,
}: Pick<MenuThreadInput, "text" | "orderTypes">): ImportedMenu | Malformed {
  const envelope = readEnvelope(decoded(text));
  if (typeof envelope === "string") return { kind: "malformed", detail: envelope };
  const listedItems = envelope.menu.items.length;
  return { kind: "imported", ...importMenu(envelope, orderTypes), listedItems };
}

/** The messages of an imported menu, unless it is the known one. */
export function menuAnswerOf(
  { menu, warnings, listedItems }: ImportedMenu,
  { knownDigest }: Pick<MenuThreadInput, "knownDigest">,
): MenuThreadAnswer {
  const parts = Array.from(menuParts({ menu, pictures: {} }), (part) => JSON.stringify(part));
  const digest = hash("sha256", parts.join("\n"));
  if (digest === knownDigest) return { kind: "same" };
  const skipped = warnings.filter(({ effect }) => effect === "skipped").length;
  return {
    kind: "menu",
    parts,
    digest,
    warnings: warnings.slice(0, MOST_WARNINGS),
    counts: { skipped, changed: warnings.length - skipped },
    listedItems,
  };
}

/** Both at once, without dividing its long words. */
export function readMenuText(input: MenuThreadInput): MenuThreadAnswer {
  const read = importMenuText(input);
  return read.kind === "imported" ? menuAnswerOf(read, input) : read;
}

/**
 * The envelope, or what is wrong with the text. Plain `JSON.parse`: no number of a menu needs more digits than a float
 * has, and a reviver would take longer than the whole import.
 */
function readEnvelope(text: string): MenuEnvelope | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "not JSON";
  }
  const parsed = menuEnvelope.safeParse(json);
  return parsed.success ? parsed.data : issuesOf(parsed.error);
}
