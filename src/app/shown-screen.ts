import type { ComponentType } from "react";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import type { ScreenName } from "../journey/screen-of.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { laterScreen, SCREENS } from "./screens.ts";

const Provisioning = laterScreen(() =>
  import("../screens/provisioning/ProvisioningScreen.tsx").then((f) => f.ProvisioningScreen),
).Screen;

/** Shown for a moment by every kiosk that starts: it needs neither queries nor React Aria, which come after the menu. */
const OutOfOrder = lazyScreen(() => import("./OutOfOrder.tsx").then((f) => f.OutOfOrder)).Screen;

/** The component to show: no visit begins at a kiosk that is not set up or cannot serve. */
export function shownScreen(
  screen: ScreenName,
  { provisioning, outOfOrder }: Pick<OutletView, "provisioning" | "outOfOrder">,
): ComponentType {
  if (screen !== "attract") return SCREENS[screen];
  if (provisioning !== null && !provisioning.openWithoutLoyalty) return Provisioning;
  return outOfOrder === null ? SCREENS.attract : OutOfOrder;
}
