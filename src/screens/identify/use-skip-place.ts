import { useVisit } from "../../journey/use-visit.ts";

/**
 * Where "without points" is: a card beside the others, or in the action bar if those would be below the fold. It is as
 * easy to reach as any other, also with the largest text and from a wheelchair.
 */
export function useSkipPlace(): "card" | "bar" {
  const { textSize, lowered } = useVisit("access").access;
  return textSize === "largest" || lowered ? "bar" : "card";
}
