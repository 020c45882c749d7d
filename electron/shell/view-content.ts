/** The payment page of Electron's view for a customer with a keypad, who keeps to the kiosk's own page. */
import type { WebContents } from "electron";
import { ProviderPage, polledContent } from "../browser/provider-page.ts";
import type { PageContent, PageKey } from "../host/rpc/payment-keys.ts";
import { ViewFrames } from "./view-frames.ts";

export type ViewContent = {
  readonly typeInto: (stop: string, key: PageKey) => void;
  readonly press: (stop: string) => void;
  readonly stop: () => void;
};

/** Reports what is on the page at each change until it is stopped; meanwhile `kiosk` has the focus. */
export function readView(
  view: WebContents,
  kiosk: WebContents,
  report: (content: PageContent | null) => void,
): ViewContent {
  const frames = new ViewFrames(view.debugger);
  const page = new ProviderPage(frames);
  const content = polledContent(() => page);
  const stopReading = content.subscribe(() => report(content.current()));
  // Only the kiosk's own page knows what the keypad's keys mean.
  const takeFocus = () => kiosk.focus();
  view.on("focus", takeFocus);
  takeFocus();
  return {
    // What is gone is neither pressed nor filled in.
    typeInto: (stop, key) => void page.typeInto(stop, key).catch(() => {}),
    press: (stop) => void page.press(stop).catch(() => {}),
    stop() {
      stopReading();
      view.off("focus", takeFocus);
      frames.close();
    },
  };
}
