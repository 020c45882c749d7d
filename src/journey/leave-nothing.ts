/** What a visit could leave behind in the browser, beyond the page's own state (requirement A10). */
import { stopReading } from "../ui/speech.ts";

/** The visit whose provider's page was framed in this document. */
const FRAMED = "framed";
/** The document is about to be reloaded: it is hidden and takes no touch. */
const LEAVING = "leaving";

/** Neither an unreachable host nor an unfinished print may leave the screen empty for longer. */
const WIPE_WITHIN_MS = 2_000;

/**
 * Call before the provider's page is framed in this document, where it may store data. False: it has framed that of an
 * earlier visit, whose end could not reload it, and is reloaded now; the visit goes on in the new document.
 */
export function claimFrame(visitId: string, page: Window = window): boolean {
  const { dataset } = page.document.documentElement;
  dataset[FRAMED] ??= visitId;
  // Within another page, as in the preview, there is no provider.
  if (dataset[FRAMED] === visitId || page.parent !== page) return true;
  page.location.reload();
  return false;
}

/** Stops speech, and empties storage, caches, history state, selection and clipboard. */
export function leaveNothing(page: Window = window): void {
  stopReading();
  page.getSelection()?.removeAllRanges();
  page.localStorage.clear();
  page.sessionStorage.clear();
  page.history.replaceState(null, "");
  // A browser without these has stored nothing; one that refuses has disclosed nothing to the customer either.
  page.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => page.caches.delete(name))))
    .catch(() => {});
  page.navigator.clipboard?.writeText("").catch(() => {});
}

/** What has to be over before the page of a visit may go. */
export type VisitEnd = {
  /** The host has forgotten the visit. */
  readonly ended: Promise<unknown>;
  /** The host has all that the page had to report of it, such as a receipt to print. */
  readonly finished: Promise<unknown>;
};

/**
 * What a provider's page has stored in its frame lives as long as the document around it: after such a visit the page
 * is reloaded, once the visit is over. Until then it is hidden, so that no touch is lost to a page that is about to go. An
 * unreachable host cannot serve a new page: then this one stays, until the next visit pays in it.
 */
export function wipeProviderPage({ ended, finished }: VisitEnd, page: Window = window): void {
  const { dataset } = page.document.documentElement;
  if (dataset[FRAMED] === undefined || page.parent !== page) return;
  dataset[LEAVING] = "";
  const over = new Promise((resolve) => setTimeout(resolve, WIPE_WITHIN_MS));
  const tooLate = over.then(() => Promise.reject(new Error("the host does not answer")));
  Promise.all([Promise.race([ended, tooLate]), Promise.race([finished, over])]).then(
    () => page.location.reload(),
    () => {
      delete dataset[LEAVING];
    },
  );
}
