/** Reads menus in a thread with a deadline, so that no menu can stop the process that takes orders and payments. */
import { setImmediate } from "node:timers/promises";
import type { Menu } from "../../../domain/menu.ts";
import { MenuAssembly } from "../../../domain/menu-assembly.ts";
import type { MenuPart } from "../../../domain/menu-parts.ts";
import { createReusedThread, type RunInThread, runInThread, threadScript } from "../net/thread.ts";
import type { ImportWarning } from "./import.ts";
import { type MenuThreadInput, menuThreadAnswer } from "./read-menu.ts";

/** Milliseconds that reading one menu may take, including the start of its thread; one of 10,000 items takes 500. */
const READING_TIMEOUT_MS = 30_000;
/** Megabytes: a menu of 10,000 items takes 100. */
const READING_MEMORY_MB = 512;
/**
 * Milliseconds that a thread waits for the next menu: a start reads the stored menu and then the vendor's, and a vendor
 * without revisions is asked every minute. A longer wait would only occupy memory.
 */
const THREAD_IDLE_MS = 120_000;
/** Milliseconds after which other work in the process gets its turn. */
const TURN_MS = 5;

export type ReadMenu = {
  readonly kind: "menu";
  readonly menu: Menu;
  /** Equal for equal menus. */
  readonly digest: string;
  /** The first of all warnings; `counts` are of all. */
  readonly warnings: readonly ImportWarning[];
  readonly counts: { readonly skipped: number; readonly changed: number };
  /** The answer has items, and none of them can be sold. */
  readonly isUnusable: boolean;
};

export type MenuReading =
  | ReadMenu
  /** The menu has the digest that the caller knows. */
  | { readonly kind: "same" }
  | {
      readonly kind: "refused";
      /** `stopped`: by the caller. */
      readonly cause: "malformed" | "timeout" | "failed" | "stopped";
      readonly detail: string;
    };

export type ReadMenuRequest = MenuThreadInput & { readonly signal?: AbortSignal | undefined };

/** Reads the text of a menu answer. Never rejects. */
export type MenuReader = (request: ReadMenuRequest) => Promise<MenuReading>;

export type MenuReaderOptions = {
  /** The thread's script. */
  readonly script?: URL;
  readonly timeoutMs?: number;
  /** Whether one thread reads all menus, until the signal of the last one ends it. If false, each menu has its own. */
  readonly reusesThread?: boolean;
};

export function createMenuReader({
  script = threadScript("menu-thread", import.meta.url),
  timeoutMs = READING_TIMEOUT_MS,
  reusesThread = false,
}: MenuReaderOptions = {}): MenuReader {
  const run: RunInThread = reusesThread
    ? createReusedThread(script, THREAD_IDLE_MS)
    : (input, limits) => runInThread(script, input, limits);
  return async ({ signal, ...input }) => {
    const limits = { timeoutMs, memoryMb: READING_MEMORY_MB, signal };
    const found = await run(input, limits);
    switch (found.kind) {
      case "answer":
        return readingOf(found.value);
      case "timeout":
        return refused("timeout", `reading it took longer than ${timeoutMs / 1_000} s`);
      case "failed":
        return refused("failed", "reading it ended in an error, or took too much memory");
      case "stopped":
        return refused("stopped", "the kiosk ends");
    }
  };
}

/** The reading in a thread's answer; "failed" if it is not one. Never rejects. */
export async function readingOf(value: unknown): Promise<MenuReading> {
  const parsed = menuThreadAnswer.safeParse(value);
  if (!parsed.success) return refused("failed", "no reading");
  const answer = parsed.data;
  if (answer.kind === "malformed") return refused("malformed", answer.detail);
  if (answer.kind === "same") return answer;
  const { parts, listedItems, ...rest } = answer;
  const menu = await assembled(parts);
  if (menu === null) return refused("failed", "no reading");
  const isUnusable = listedItems > 0 && Object.keys(menu.items).length === 0;
  return { ...rest, menu, isUnusable };
}

function refused(
  cause: Extract<MenuReading, { kind: "refused" }>["cause"],
  detail: string,
): MenuReading {
  return { kind: "refused", cause, detail };
}

/** Assembles the thread's parts with other work in between: each is short, however large the menu is. */
async function assembled(parts: readonly string[]): Promise<Menu | null> {
  const assembly = new MenuAssembly();
  let since = performance.now();
  for (const text of parts) {
    const part: MenuPart = JSON.parse(text);
    const whole = assembly.take(part);
    if (whole) return whole.menu;
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return null;
}
