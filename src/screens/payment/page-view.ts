/**
 * The payment page in Electron: a native view above this page, which receives its position. Without React, so that the
 * shell's own tests can use it.
 */
import type {
  KioskBridge,
  PaymentPageRequest,
  Rectangle,
  ReturnOutcome,
} from "../../../electron/host/rpc/kiosk-bridge.ts";

/** What must be visible above a payment page: the view would cover it. */
const COVERS = ".sheet-overlay";

type Edges = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

/** The part of a rectangle that is visible within an area, in whole pixels; null if there is none. */
export function visiblePart(place: Edges, area: Edges): Rectangle | null {
  const x = Math.max(0, Math.round(Math.max(place.left, area.left)));
  const y = Math.max(0, Math.round(Math.max(place.top, area.top)));
  const width = Math.round(Math.min(place.right, area.right)) - x;
  const height = Math.round(Math.min(place.bottom, area.bottom)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/**
 * Shows the payment page at the position of `element` and keeps it there: if the element moves, grows, or scrolls
 * within `area`, the view follows; if a sheet covers it, it is hidden. `left` is called when the customer is back.
 * Returns a function that removes the page.
 */
export function showInView(options: {
  readonly bridge: KioskBridge;
  readonly request: Omit<PaymentPageRequest, "bounds">;
  readonly element: HTMLElement;
  readonly area: HTMLElement;
  readonly left: (outcome: ReturnOutcome) => void;
}): () => void {
  const { bridge, request, element, area, left } = options;
  const bounds = () =>
    document.querySelector(COVERS) === null
      ? visiblePart(element.getBoundingClientRect(), area.getBoundingClientRect())
      : null;
  let shown = bounds();
  const follow = () => {
    const now = bounds();
    if (isSame(shown, now)) return;
    shown = now;
    bridge.movePaymentPage(now);
  };
  const stopListening = bridge.onPaymentPageLeft(left);
  bridge.showPaymentPage({ ...request, bounds: shown });

  const sizes = new ResizeObserver(follow);
  sizes.observe(element);
  sizes.observe(area);
  // Sheets are rendered beside the page's own root.
  const sheets = new MutationObserver(follow);
  sheets.observe(document.body, { childList: true });
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  window.addEventListener("resize", follow);
  return () => {
    stopListening();
    sizes.disconnect();
    sheets.disconnect();
    document.removeEventListener("scroll", follow, { capture: true });
    window.removeEventListener("resize", follow);
    bridge.hidePaymentPage();
  };
}

function isSame(one: Rectangle | null, other: Rectangle | null): boolean {
  if (one === null || other === null) return one === other;
  const sides = ["x", "y", "width", "height"] as const;
  return sides.every((side) => one[side] === other[side]);
}
