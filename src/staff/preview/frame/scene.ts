/** A scene for the frame: a screen of a visit, and the steps to it. */
import type { ParseKeys } from "i18next";
import type { OrderType } from "../../../../contracts/ordering.ts";
import type { BasketLine } from "../../../../domain/basket.ts";
import type { PicturedMenu } from "../../../../domain/menu-parts.ts";
import type {
  CheckoutView,
  DocumentView,
  OutletView,
} from "../../../../electron/host/rpc/contract.ts";
import type { ScreenName } from "../../../journey/screen-of.ts";
import type { AccessSettings } from "../../../journey/visit-context.ts";
import type { VisitEvent } from "../../../journey/visit-events.ts";

/** Keys of the screens' own catalogues that identify a button. */
export type TextKey = ParseKeys<["common", "identify", "checkout", "menu", "documents"]>;

export type DocumentKind = DocumentView["kind"];

/** One action of a customer, or a wait. */
export type SceneStep =
  /** Sends an event to the visit's machine, as a press would. */
  | { readonly do: "send"; readonly event: VisitEvent }
  /** Presses the button with this label. */
  | { readonly do: "press"; readonly words: TextKey }
  /** Presses the element of a selector. */
  | { readonly do: "press-at"; readonly selector: string }
  /** Puts the dishes of the scene's menu into the basket. */
  | { readonly do: "fill-basket" }
  /** Opens the dish, or the combo, of the scene's menu. */
  | { readonly do: "open-product"; readonly kind: "item" | "combo" }
  /** The host has accepted the order, whose checkout is at `view`. */
  | { readonly do: "place"; readonly view: CheckoutView }
  /** Sets the identified customer, whatever the method. */
  | { readonly do: "identify-as"; readonly customer: SampleCustomer }
  /** Types on the number pad or the code pad of the screen. */
  | { readonly do: "type"; readonly keys: string }
  /** Opens a document by its link in a text. */
  | { readonly do: "open-document"; readonly kind: DocumentKind }
  /** Ticks all required boxes. */
  | { readonly do: "tick-required" }
  /** A scanner reads a code, on any screen. */
  | { readonly do: "scan"; readonly code: string }
  | { readonly do: "await"; readonly selector: string }
  /** Brings something into view. */
  | { readonly do: "scroll-to"; readonly selector: string };

/** A kind of customer that the sample loyalty service knows. */
export type SampleCustomer = "known" | "new" | "unknown-tier" | "rewarded";

/** Sample errors of the loyalty service (in-store-loyalty.md §7); "other" is a code that it does not list. */
export const REJECTION_CODES = ["500", "503", "504", "505", "509", "510", "other"] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** The answer to the next identification. */
export type IdentifyAnswer =
  | { readonly is: "accepted"; readonly customer: SampleCustomer }
  | { readonly is: "rejected"; readonly code: RejectionCode }
  | { readonly is: "unavailable" }
  /** No answer yet. */
  | { readonly is: "none" };

/** The outcome of the order: one fixed view, or steps that follow the viewer's actions. */
export type OrderAnswer =
  | { readonly is: "constant"; readonly view: CheckoutView }
  | { readonly is: "walked" };

/** A menu, with the products of it that scenes show. */
export type SceneMenu = {
  readonly pictured: PicturedMenu;
  /** The basket. */
  readonly lines: readonly BasketLine[];
  /** The id of the dish that is opened. */
  readonly item: string;
  /** Null if the menu has no combo. */
  readonly combo: string | null;
};

export type Orientation = "portrait" | "landscape";

export type Scene = {
  readonly outlet: OutletView;
  readonly menu: SceneMenu;
  readonly locale: string;
  readonly orderType: OrderType;
  readonly access: AccessSettings;
  /** The frame must have this orientation. */
  readonly orientation: Orientation;
  readonly steps: readonly SceneStep[];
  readonly identify: IdentifyAnswer;
  readonly order: OrderAnswer;
  /** Whether it is a walk-through: otherwise the screen is static. */
  readonly walks: boolean;
};

/** A text that does not fit on a screen. */
export type Overflow = {
  readonly text: string;
  /** - `cut`: its end is not visible; `out`: it is outside of the screen; `slivers`: words are broken into slivers. */
  readonly how: "cut" | "out" | "slivers";
};

/** The result of a scene. */
export type Shown =
  | {
      readonly result: "shown";
      readonly overflows: readonly Overflow[];
      /** A document is open, and shows that it cannot be read. */
      readonly isUnreadable: boolean;
    }
  /** Another scene was requested before this one was stable. */
  | { readonly result: "overtaken" }
  /** A step failed. */
  | { readonly result: "stuck"; readonly at: string };

/** An event of a walk-through. */
export type WalkOrder = "paid" | "declined" | "expired" | "ready" | "canceled";

/** The interface of the frame for the page around it, as `window.previewFrame`. */
export type PreviewFrame = {
  /** Shows a scene from its beginning; resolves once it is stable. */
  show(scene: Scene): Promise<Shown>;
  /** Changes the answer of the loyalty service from now on. */
  answer(identify: IdentifyAnswer): void;
  /** Sets the outcome of the current payment or order. */
  walk(order: WalkOrder): void;
  /** Reports the current screen, now and at every change; returns a function that unsubscribes. */
  watch(listener: (screen: ScreenName) => void): () => void;
};

declare global {
  interface Window {
    previewFrame?: PreviewFrame;
  }
}
