import type { CheckoutFailureReason } from "../../../domain/order-course.ts";
import "../../ui/swatches.css";

/** Where it failed: at the payment or in the kitchen. Decoration, the text is below. */
export function ReasonPicture({ reason }: { readonly reason: CheckoutFailureReason }) {
  return (
    <svg className="paper-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      {reason.startsWith("payment") ? <CardAside /> : <EmptyPlate />}
    </svg>
  );
}

function CardAside() {
  return (
    <>
      <path className="swatch-1 fill-blush" />
      <path
        className="paper fill-teal-dark"
        d="M92 176l176-92q11-5 16 6l48 96q5 11-6 16l-174 94q-11 5-16-6L86 192q-5-11 6-16z"
      />
      <path className="fill-teal-darker" d="M98 210l194-102 18 34-196 104z" />
      <path className="fill-cheese" d="M152 244l34-18 14 28-34 18z" />
      <path className="fill-teal" d="M216 222l56-30 5 9-56 30zM224 240l36-20 5 9-36 20z" />
    </>
  );
}

/** An empty plate with fork and knife. */
function EmptyPlate() {
  return (
    <>
      <path className="swatch-0 fill-sage" />
      <ellipse className="paper fill-sheet" cx="200" cy="176" rx="106" ry="104" />
      <ellipse className="line-rail" cx="200" cy="176" rx="70" ry="68" />
      <path
        className="paper fill-teal-dark"
        d="M58 74h8l2 50h6l1-50h7l1 50h6l2-50h8l2 62q0 14-14 18l3 118q0 8-8 8t-8-8l3-118q-15-4-15-18z"
      />
      <path className="paper fill-teal-dark" d="M318 72q22 10 24 64v28l-10 6 3 102q0 8-8 8t-9-8z" />
    </>
  );
}
