import { type ReactNode, useEffect, useId, useState } from "react";
import { isRightToLeft } from "../../domain/localized-text.ts";
import type { Languages, Translation } from "./use-languages.ts";

/** Long enough to read, short enough that nobody waits long for their language. */
const TURN_MS = 6_000;

type ColumnProps = {
  readonly name: "preparing" | "ready";
  readonly languages: Languages;
  readonly children: ReactNode;
};

/** One half of the display, titled in the outlet's language and, below it, the others in turn. */
export function Column({ name, languages, children }: ColumnProps) {
  const id = useId();
  return (
    <section className={`status-column status-column--${name}`} aria-labelledby={id}>
      {name === "ready" && <Sun />}
      <div className="status-column__head">
        <h2 id={id}>{languages.main.t(name)}</h2>
        <InTurn others={languages.others} text={({ t }) => t(name)} />
      </div>
      {children}
    </section>
  );
}

type InTurnProps = {
  readonly others: readonly Translation[];
  readonly text: (words: Translation) => string;
};

/** The same text in the outlet's other languages, one after the other. */
export function InTurn({ others, text }: InTurnProps) {
  const words = useTurn(others);
  if (!words) return null;
  const { locale } = words;
  return (
    <p
      className="status-turn"
      lang={locale}
      dir={isRightToLeft(locale) ? "rtl" : "ltr"}
      key={locale}
    >
      {text(words)}
    </p>
  );
}

/** Cycles through several values; all those on the screen change together. */
function useTurn<Thing>(things: readonly Thing[]): Thing | null {
  const [turn, setTurn] = useState(currentTurn);
  const isAlone = things.length < 2;
  useEffect(() => {
    if (isAlone) return;
    const timer = setInterval(() => setTurn(currentTurn()), TURN_MS / 6);
    return () => clearInterval(timer);
  }, [isAlone]);
  return things[turn % Math.max(1, things.length)] ?? null;
}

function currentTurn(): number {
  return Math.floor(Date.now() / TURN_MS);
}

function Sun() {
  return (
    <svg className="status-sun" viewBox="0 0 108 149" preserveAspectRatio="none" aria-hidden="true">
      <path d="M30-6l48 0 18 10 14 24 4 38-8 34-16 20-34 10-36-8-18-18-8-34 4-40 10-24z" />
    </svg>
  );
}
