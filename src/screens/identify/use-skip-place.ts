import { useVisit } from "../../journey/use-visit.ts";

/**
 * Where the way without points is: a card beside the others, or where those would lie below the fold, in the action bar.
 * It is as easy to reach as any other, also with the largest text and from a wheelchair.
 */
export function useSkipPlace(): "card" | "bar" {
  const { textSize, lowered } = useVisit().context.access;
  return textSize === "largest" || lowered ? "bar" : "card";
}
