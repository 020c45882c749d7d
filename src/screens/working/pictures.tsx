import "../../ui/swatches.css";

/** The reason of a wait as a still picture; never the only carrier of it. */
export type WaitingFor = "opening" | "confirming-payment" | "sending-to-kitchen";

/** The picture of a wait; decoration, since the text is below. */
export function WaitingPicture({ waitingFor }: { readonly waitingFor: WaitingFor }) {
  return (
    <svg className="paper-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      {waitingFor === "opening" && <Tray />}
      {waitingFor === "confirming-payment" && <Card />}
      {waitingFor === "sending-to-kitchen" && <Pass />}
    </svg>
  );
}

function Tray() {
  return (
    <>
      <path className="swatch-0 fill-sage" />
      <path className="paper fill-teal-darker" d="M56 262h288l-18 26H74z" />
      <path className="paper fill-teal-dark" d="M46 244h308l4 22H42z" />
      <path className="paper fill-cream" d="M262 226l58 4-8 18-60-2z" />
      <path
        className="paper fill-cheese"
        d="M96 246c-2-30 8-58 28-78 18-18 42-28 68-28s50 10 68 28c18 20 28 48 26 78z"
      />
      <path
        className="fill-potato"
        d="M236 152c8 5 16 10 24 16 18 20 28 48 26 78h-44c4-36 2-66-6-94z"
      />
      <path className="fill-butter" d="M122 232c0-24 8-44 24-58 6-5 13 2 9 8-11 15-17 31-17 50z" />
      <path className="paper fill-potato" d="M180 140l-2-16 8-8h14l8 8-2 16z" />
    </>
  );
}

/** A card, and a clock: nothing is decided yet. */
function Card() {
  return (
    <>
      <path className="swatch-2 fill-sky" />
      <path
        className="paper fill-cream"
        d="M110 108l186-22q12-1 14 11l12 102q1 12-11 13l-186 22q-12 1-14-11L99 121q-1-12 11-13z"
      />
      <path className="fill-teal-dark" d="M101 134l212-25 4 34-212 25z" />
      <path className="fill-cheese" d="M126 186l40-5 4 30-40 5z" />
      <path className="fill-teal" d="M186 196l70-8 1 10-70 8z" />
      <path className="paper fill-butter" d="M252 222l20-18 26 1 17 20-3 25-21 15-25-5-15-18z" />
      <path className="line-ink" d="M283 220v18l12 8" />
    </>
  );
}

/** The order's slip on the rail of the pass, with a bell. */
function Pass() {
  return (
    <>
      <path className="swatch-4 fill-apricot" />
      <path
        className="paper fill-sheet"
        d="M138 96l124 4-6 172-15-9-15 9-16-9-15 9-16-9-15 9-16-9-15 8z"
      />
      <path
        className="fill-ink"
        d="M160 138l66 2v9l-66-2zM160 166l78 2v9l-78-2zM159 194l54 2v9l-54-2z"
      />
      <path className="fill-tomato" d="M158 222l44 2v12l-44-2z" />
      <path className="paper fill-teal-dark" d="M66 82l268-4 4 30-274 4z" />
      <path className="fill-teal" d="M66 82l268-4 1 9-269 5z" />
      <path className="paper fill-teal-darker" d="M256 268h88l6 14-4 8h-92l-4-8z" />
      <path className="paper fill-cheese" d="M262 268c0-28 16-46 38-46s38 18 38 46z" />
      <path className="fill-potato" d="M312 225c16 6 26 22 26 43h-20c2-16 0-32-6-43z" />
      <path className="paper fill-potato" d="M291 222v-9l5-5h8l5 5v9z" />
    </>
  );
}
