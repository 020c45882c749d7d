import { useEffect, useState } from "react";

/** Long enough to read, short enough that nobody waits long for their language. */
const EACH_MS = 6_000;

/** Cycles through several values; all those on the screen change together. */
export function useTurn<Thing>(things: readonly Thing[]): Thing | null {
  const [turn, setTurn] = useState(currentTurn);
  const isAlone = things.length < 2;
  useEffect(() => {
    if (isAlone) return;
    const timer = setInterval(() => setTurn(currentTurn()), EACH_MS / 6);
    return () => clearInterval(timer);
  }, [isAlone]);
  return things[turn % Math.max(1, things.length)] ?? null;
}

function currentTurn(): number {
  return Math.floor(Date.now() / EACH_MS);
}
