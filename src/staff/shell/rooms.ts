import type { ComponentType } from "react";
import { laterScreen } from "../../app/later-screen.ts";
import type { IconName } from "../../ui/Icon.tsx";

/** Staff mode's rooms in the order of their tabs; each arrives in a file of its own when it is first opened. */
export const ROOMS = [
  {
    name: "orders",
    icon: "till",
    Room: laterScreen(() => import("../orders/OrdersRoom.tsx").then((f) => f.OrdersRoom)).Screen,
  },
  {
    name: "preview",
    icon: "search",
    Room: laterScreen(() => import("../preview/room.tsx").then((f) => f.PreviewRoom)).Screen,
  },
  {
    name: "status",
    icon: "info",
    Room: laterScreen(() => import("../status/StatusRoom.tsx").then((f) => f.StatusRoom)).Screen,
  },
  {
    name: "logs",
    icon: "keyboard",
    Room: laterScreen(() => import("../logs/LogsRoom.tsx").then((f) => f.LogsRoom)).Screen,
  },
  {
    name: "closing",
    icon: "lock",
    Room: laterScreen(() => import("../closing/ClosingRoom.tsx").then((f) => f.ClosingRoom)).Screen,
  },
] as const satisfies readonly {
  readonly name: string;
  readonly icon: IconName;
  readonly Room: ComponentType;
}[];
