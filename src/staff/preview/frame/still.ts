/** When a screen stands still: words, fonts and pictures have arrived, and nothing moves. */

const LOOK_EVERY_MS = 30;
/** A picture that does not come is no reason to show nothing. */
const STILL_WITHIN_MS = 4_000;
/** Unchanged for so long: nothing more is coming. */
const QUIET_MS = 150;

/** Resolves when the page has come to rest, or after 4 s. */
export async function still(isOver: () => boolean): Promise<void> {
  const until = performance.now() + STILL_WITHIN_MS;
  let changedAt = performance.now();
  const watch = new MutationObserver(() => {
    changedAt = performance.now();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  try {
    for (;;) {
      const now = performance.now();
      if (isOver() || now > until) return;
      if (now - changedAt > QUIET_MS && isComplete()) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    watch.disconnect();
  }
}

function isComplete(): boolean {
  const pictures = [...document.images].every(({ complete }) => complete);
  const waits = document.querySelector("[aria-busy=true]") !== null;
  return pictures && !waits && document.fonts.status === "loaded";
}
