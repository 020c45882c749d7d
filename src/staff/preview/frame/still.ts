/** When a screen is stable: texts, fonts and pictures have loaded, and nothing moves. */

const POLL_MS = 30;
/** A picture that does not load must not keep the screen hidden. */
const STILL_WITHIN_MS = 4_000;
/** Unchanged for this long, it counts as stable. */
const QUIET_MS = 150;

/** Resolves when the page is stable, or after 4 s. */
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
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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
