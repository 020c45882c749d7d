/** What is spoken when a control or a text takes the focus: name, value, role, state, and place in its list. */
import type { TFunction } from "i18next";
import { ownLanguage, piecesOf } from "../own-language.ts";
import type { Piece } from "../speech.ts";
import { idsIn, isControl, placeInList, spokenText, wholeText } from "./stops.ts";

type Words = TFunction<"keypad">;

const PRIVATE = "[data-read='private']";
const NEVER = "[data-read='never']";
/** Has words that are said instead of its own, which others must not hear. */
const ALOUD = "[data-aloud]";

/**
 * The words for a stop. Empty for what is never read aloud.
 * @param part `own` also says what is private: only on request
 */
export function describe(stop: Element, t: Words, part: "open" | "own" = "open"): string {
  if (stop.closest(NEVER)) return "";
  const words = isControl(stop) ? controlWords(stop, t, part) : [textWords(stop, t, part)];
  const place = placeInList(stop);
  const placed = place ? t("spoken.place", { place: place.place, all: place.all }) : "";
  return [...words, placed].filter((word) => word !== "").join(", ");
}

/** The same in pieces: a name in another language than the kiosk's, such as one of a provider's page, is said in that. */
export function describedPieces(stop: Element, t: Words, part: "open" | "own"): Piece[] {
  const name = isControl(stop) ? nameOf(stop, part) : spokenText(stop);
  return piecesOf(stop, name, describe(stop, t, part));
}

/** The words for a value, or a message, that has just changed, in its own language if it is marked with one. */
export function describedChange(live: Element, t: Words): Piece {
  const locale = ownLanguage(live);
  const text = describeChange(live, t);
  return locale === null ? { text } : { text, locale };
}

/** Of what is private only how much of it there is. */
export function describeChange(live: Element, t: Words): string {
  if (live.closest(`${NEVER}, [data-waiting]`)) return "";
  const isInput = live instanceof HTMLInputElement;
  if (isInput && !["text", "tel"].includes(live.type)) return "";
  if (!isPrivate(live)) return isInput ? live.value : wholeText(live, PRIVATE) || aloudIn(live);
  const text = isInput ? live.value : wholeText(live);
  return isInput || live.matches("output")
    ? t("spoken.typed", { number: text.replace(/\s/g, "").length })
    : "";
}

/** What is said of a message that is wholly personal. */
function aloudIn(live: Element): string {
  return live.querySelector(ALOUD)?.getAttribute("data-aloud") ?? "";
}

/** Whether something of a stop is only said on request. */
export function isPrivate(stop: Element): boolean {
  return stop.closest(PRIVATE) !== null;
}

function textWords(stop: Element, t: Words, part: "open" | "own"): string {
  return isPrivate(stop) && part === "open" ? t("spoken.private") : spokenText(stop);
}

function controlWords(control: Element, t: Words, part: "open" | "own"): string[] {
  return [
    groupWords(control),
    nameOf(control, part),
    part === "open" && isPrivate(control) && control.closest(ALOUD) ? t("spoken.private") : "",
    ...(control instanceof HTMLInputElement
      ? inputWords(control, t, part)
      : [roleWord(control, t)]),
    ...stateWords(control, t),
    descriptionOf(control, part),
  ];
}

/** Of a stepper: what is counted, and how many there are. */
function groupWords(control: Element): string {
  const group = control.closest("[role=group][aria-label]");
  if (!group) return "";
  const value = group.querySelector("output")?.textContent ?? "";
  return [group.getAttribute("aria-label") ?? "", value].filter((word) => word !== "").join(" ");
}

function nameOf(control: Element, part: "open" | "own"): string {
  const aloud = control.closest(ALOUD)?.getAttribute("data-aloud") ?? null;
  if (aloud !== null && part === "open") return aloud;
  const label = control.getAttribute("aria-label");
  if (label !== null) return label;
  const labelled = textOfIds(control, "aria-labelledby");
  if (labelled !== "") return labelled;
  const own = control instanceof HTMLInputElement ? control.labels?.[0] : control;
  return own ? wholeText(own) : (control.getAttribute("title") ?? "");
}

function descriptionOf(control: Element, part: "open" | "own"): string {
  return textOfIds(control, "aria-describedby", part === "open" ? PRIVATE : undefined);
}

function textOfIds(control: Element, attribute: string, left?: string): string {
  return idsIn(control, attribute)
    .map((id) => control.ownerDocument.getElementById(id))
    .map((element) => (element && !element.closest(NEVER) ? wholeText(element, left) : ""))
    .filter((text) => text !== "")
    .join(", ");
}

function roleWord(control: Element, t: Words): string {
  if (control.matches("iframe")) return "";
  const spoken = control.getAttribute("data-spoken");
  if (spoken !== null) return spoken;
  if (control.matches("a[href]")) return t("spoken.link");
  // A choice says whether it is chosen instead.
  return control.matches("[aria-pressed], [role=switch]") ? "" : t("spoken.button");
}

function inputWords(input: HTMLInputElement, t: Words, part: "open" | "own"): string[] {
  if (input.matches("[role=switch]")) return [t(input.checked ? "spoken.on" : "spoken.off")];
  if (input.type === "checkbox") return [t(input.checked ? "spoken.ticked" : "spoken.notTicked")];
  if (input.type === "radio") return [t(input.checked ? "spoken.chosen" : "spoken.notChosen")];
  const field = t("spoken.field");
  if (input.value === "") return [field, t("spoken.empty")];
  if (isPrivate(input) && part === "open") return [field, t("spoken.private")];
  return [field, input.type === "tel" ? digitByDigit(input.value) : input.value];
}

/** A voice would say a number in millions. */
function digitByDigit(number: string): string {
  return [...number.replace(/\s/g, "")].join(" ");
}

function stateWords(control: Element, t: Words): string[] {
  const pressed = control.getAttribute("aria-pressed");
  const expanded = control.getAttribute("aria-expanded");
  const current = control.getAttribute("aria-current");
  return [
    pressed === "true" || (current !== null && current !== "false") ? t("spoken.chosen") : "",
    pressed === "false" ? t("spoken.notChosen") : "",
    expanded === null ? "" : t(expanded === "true" ? "spoken.open" : "spoken.closed"),
    control.matches("[aria-disabled=true]") ? t("spoken.unavailable") : "",
  ];
}
