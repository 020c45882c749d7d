/** What a visit could leave behind in the browser, beyond the page's own state (requirement A10). */
import { stopReading } from "../ui/speech.ts";

/** Told by the payment screen: the provider's page was shown within this document. */
const FRAMED = "framed";
/** The document is about to be replaced: it shows nothing and takes no touch. */
const LEAVING = "leaving";

/** A host that is gone: the screen must not stay empty for longer. */
const WIPE_WITHIN_MS = 2_000;

/** The provider's page stands in a frame of this document, and may store things there. */
export function noteProviderPage(page: Document = document): void {
  page.documentElement.dataset[FRAMED] = "";
}

/** Ends what is being spoken, and empties storage, caches, history, selection and clipboard. */
export function leaveNothing(page: Window = window): void {
  stopReading();
  page.getSelection()?.removeAllRanges();
  page.localStorage.clear();
  page.sessionStorage.clear();
  page.history.replaceState(null, "");
  // A browser without these has nothing there; one that refuses has told the customer nothing either.
  page.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => page.caches.delete(name))))
    .catch(() => {});
  page.navigator.clipboard?.writeText("").catch(() => {});
}

/**
 * What a provider's page has stored in its frame lives as long as the document around it: after a visit with
 * one the page is loaded anew, once the host has forgotten the visit. Nothing shows meanwhile, and no touch
 * is lost to a page that is going. A host that is gone can give no page: then this one stays.
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
