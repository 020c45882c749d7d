import type { ComponentType } from "react";
import { lazyScreen } from "../../app/lazy-screen.ts";
import type { IconName } from "../../ui/Icon.tsx";

/** The pages of staff mode in the order of their tabs; each is loaded when it is first opened. */
export const STAFF_PAGES = [
  {
    name: "orders",
    icon: "till",
    Page: lazyScreen(() => import("../orders/OrdersPage.tsx").then((f) => f.OrdersPage)).Screen,
  },
  {
    name: "look",
    icon: "pencil",
    Page: lazyScreen(() => import("../look/LookPage.tsx").then((f) => f.LookPage)).Screen,
  },
  {
    name: "preview",
    icon: "search",
    Page: lazyScreen(() => import("../preview/PreviewPage.tsx").then((f) => f.PreviewPage)).Screen,
  },
  {
    name: "status",
    icon: "info",
    Page: lazyScreen(() => import("../status/StatusPage.tsx").then((f) => f.StatusPage)).Screen,
  },
  {
    name: "logs",
    icon: "keyboard",
    Page: lazyScreen(() => import("../logs/LogsPage.tsx").then((f) => f.LogsPage)).Screen,
  },
  {
    name: "closing",
    icon: "lock",
    Page: lazyScreen(() => import("../closing/ClosingPage.tsx").then((f) => f.ClosingPage)).Screen,
  },
] as const satisfies readonly {
  readonly name: string;
  readonly icon: IconName;
  readonly Page: ComponentType;
}[];
