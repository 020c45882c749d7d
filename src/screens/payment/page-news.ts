import type { PageContent, PageStop } from "../../../electron/host/rpc/contract.ts";

/** A longer announcement is not listened to; all of it can be gone through. */
const LONGEST_NEWS = 300;

/** Texts that a page shows since `before`, errors first. What only counts, such as the time that is left, is none. */
export function newTexts(before: PageContent, now: PageContent): string {
  const known = new Set(textsOf(before).map(({ name }) => withoutNumbers(name)));
  const added = textsOf(now).filter(({ name }) => !known.has(withoutNumbers(name)));
  const sorted = added.toSorted((one, other) => rank(one.kind) - rank(other.kind));
  return sorted
    .map(({ name }) => name)
    .join(". ")
    .slice(0, LONGEST_NEWS);
}

function textsOf({ stops }: PageContent) {
  return stops.filter(isText);
}

/** Whether a stop of the page is only read; everything else is a control. */
export function isText({ kind }: PageStop): boolean {
  return kind === "text" || kind === "heading" || kind === "alert";
}

function withoutNumbers(text: string): string {
  return text.replace(/\p{Nd}+/gu, "");
}

function rank(kind: string): number {
  return kind === "alert" ? 0 : 1;
}
