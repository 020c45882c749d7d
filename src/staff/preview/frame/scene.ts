/** What the frame is asked to show: a screen of a visit, and how to get there. */
import type { ParseKeys } from "i18next";
import type { OrderType } from "../../../../contracts/ordering.ts";
import type {
  CheckoutView,
  DocumentView,
  OutletView,
} from "../../../../electron/host/api/contract.ts";
import type { ScreenName } from "../../../journey/screen-of.ts";
import type { AccessSettings } from "../../../journey/visit-context.ts";
import type { VisitEvent } from "../../../journey/visit-events.ts";

/** Words of the screens' own catalogues, by which a button is found. */
export type TextKey = ParseKeys<["common", "identify", "checkout", "menu", "documents"]>;

export type DocumentKind = DocumentView["kind"];

/** One thing that a customer does, or that is waited for. */
export type SceneStep =
  /** What a press would tell the visit's machine. */
  | { readonly do: "send"; readonly event: VisitEvent }
  /** Presses the button that has these words. */
  | { readonly do: "press"; readonly words: TextKey }
  /** Long enough that the next press of the same button is a second one, not a trembling hand (requirement A2). */
  | { readonly do: "pause" }
  /** Presses what a selector finds. */
  | { readonly do: "press-at"; readonly selector: string }
  /** Puts the sample dishes into the basket. */
  | { readonly do: "fill-basket" }
  /** The host has accepted the order, which stands at `view`. */
  | { readonly do: "place"; readonly view: CheckoutView }
  /** Identified by the service's answer, without a word about how. */
  | { readonly do: "identify-as"; readonly customer: SampleCustomer }
  /** Types on the number pad or the code pad of the screen. */
  | { readonly do: "type"; readonly keys: string }
  /** Opens a document where a text links to it. */
  | { readonly do: "open-document"; readonly kind: DocumentKind }
  /** Ticks every box without which a number is not sent. */
  | { readonly do: "tick-required" }
  /** A scanner reads a code, wherever the visit is. */
  | { readonly do: "scan"; readonly code: string }
  | { readonly do: "await"; readonly selector: string }
  /** Brings something into view. */
  | { readonly do: "scroll-to"; readonly selector: string };

/** Somebody of whom the loyalty service is made to know. */
export type SampleCustomer = "known" | "new" | "unknown-tier" | "rewarded";

/** What the contract's codes are made to say (in-store-loyalty.md §7); "other" is a code that it does not list. */
export const REJECTION_CODES = ["500", "503", "504", "505", "509", "510", "other"] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** The answer to the next identification. */
export type IdentifyAnswer =
  | { readonly is: "accepted"; readonly customer: SampleCustomer }
  | { readonly is: "rejected"; readonly code: RejectionCode }
  | { readonly is: "unavailable" }
  /** Still being asked. */
  | { readonly is: "none" };

/** What becomes of the order: one view that stands, or steps that follow what the viewer does. */
export type OrderAnswer =
  | { readonly is: "constant"; readonly view: CheckoutView }
  | { readonly is: "walked" };

export type Orientation = "portrait" | "landscape";

export type Scene = {
  readonly outlet: OutletView;
  readonly locale: string;
  readonly orderType: OrderType;
  readonly access: AccessSettings;
  /** How the screen stands: the frame has to be of this shape. */
  readonly orientation: Orientation;
  readonly steps: readonly SceneStep[];
  readonly identify: IdentifyAnswer;
  readonly order: OrderAnswer;
  /** Whether somebody walks on from here: otherwise the screen stands still as a picture. */
  readonly walks: boolean;
};

/** A text that has not enough room on a screen. */
export type Overflow = {
  readonly text: string;
  /** - `cut`: its end cannot be seen; `out`: it leaves the screen; `slivers`: words broken into slivers. */
  readonly how: "cut" | "out" | "slivers";
};

/** What came of a scene. */
export type Shown =
  | {
      readonly result: "shown";
      readonly overflows: readonly Overflow[];
      /** A document is open, and says that it cannot be read. */
      readonly isUnreadable: boolean;
    }
  /** Another scene was asked for before this one stood. */
  | { readonly result: "overtaken" }
  /** A step did not come about. */
  | { readonly result: "stuck"; readonly at: string };

/** What is said to a visit that is being walked. */
export type WalkOrder = "paid" | "declined" | "expired" | "ready" | "canceled";

/** What the frame offers to the page around it, as `window.previewFrame`. */
export type PreviewFrame = {
  /** Shows a scene from its beginning; resolves once it stands still. */
  show(scene: Scene): Promise<Shown>;
  /** Changes what the loyalty service answers from now on. */
  answer(identify: IdentifyAnswer): void;
  /** What becomes of the payment or of the order that is being walked. */
  walk(order: WalkOrder): void;
  /** Tells which screen is shown, now and at every change; returns how to stop. */
  watch(listener: (screen: ScreenName) => void): () => void;
};

declare global {
  interface Window {
    previewFrame?: PreviewFrame;
  }
}
