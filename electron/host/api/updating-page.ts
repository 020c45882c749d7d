import type { PageAnswer } from "./page-files.ts";
import { type PlainRequest, plainPage, plainTexts } from "./plain-page.ts";

/** Shown by a kiosk that must not open its records yet, because an update copies them or puts them back. */
export function updatingPage(request: PlainRequest): PageAnswer {
  const { settings, updating } = plainTexts(request);
  const inOthers = (texts: { readonly updating: string }) => texts.updating;
  return plainPage({ title: settings.title, lead: updating, body: "", inOthers }, request);
}
