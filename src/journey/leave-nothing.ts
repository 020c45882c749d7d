/** What a visit could leave behind in the browser, beyond the page's own state (requirement A10). */
import { stopReading } from "../ui/speech.ts";

/** Set by the payment screen: the provider's page was shown within this document. */
const FRAMED = "framed";
/** The document is about to be reloaded: it is hidden and takes no touch. */
const LEAVING = "leaving";

/** An unreachable host must not leave the screen empty for longer. */
const WIPE_WITHIN_MS = 2_000;

/** The provider's page is in a frame of this document, and may store data there. */
export function noteProviderPage(page: Document = document): void {
  page.documentElement.dataset[FRAMED] = "";
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

/**
 * What a provider's page has stored in its frame lives as long as the document around it: after such a visit the page
 * is reloaded, once the host has forgotten the visit. Until then it is hidden, so that no touch is lost to a page that
 * is about to go. An unreachable host cannot serve a new page: then this one stays.
 */
export function wipeProviderPage(ended: Promise<unknown>, page: Window = window): void {
  const { dataset } = page.document.documentElement;
  // Within another page, as in the preview, there is no provider.
  if (dataset[FRAMED] === undefined || page.parent !== page) return;
  dataset[LEAVING] = "";
  const tooLate = new Promise((_, reject) => setTimeout(reject, WIPE_WITHIN_MS));
  Promise.race([ended, tooLate]).then(
    () => page.location.reload(),
    () => {
      delete dataset[LEAVING];
    },
  );
}
