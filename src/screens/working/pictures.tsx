import { SWATCHES } from "../../ui/swatches.ts";

/** What a wait is for, as cut paper: still, and never the only carrier. */
export type WaitingFor = "opening" | "confirming-payment" | "sending-to-kitchen";

/** The picture of a wait; decoration, since the words stand below. */
export function WaitingPicture({ waitingFor }: { readonly waitingFor: WaitingFor }) {
  return (
    <svg className="paper-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      {waitingFor === "opening" && <Tray />}
      {waitingFor === "confirming-payment" && <Card />}
      {waitingFor === "sending-to-kitchen" && <Pass />}
    </svg>
  );
}

/** A tray with a napkin and a cloche. */
function Tray() {
  return (
    <>
      <path className="fill-sage" d={SWATCHES[0]} />
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

/** A card on its way through a gate. */
function Card() {
  return (
    <>
      <path className="fill-sky" d={SWATCHES[2]} />
      <path
        className="paper fill-cream"
        d="M110 108l186-22q12-1 14 11l12 102q1 12-11 13l-186 22q-12 1-14-11L99 121q-1-12 11-13z"
      />
      <path className="fill-teal-dark" d="M101 134l212-25 4 34-212 25z" />
      <path className="fill-cheese" d="M126 186l40-5 4 30-40 5z" />
      <path className="fill-teal" d="M186 196l70-8 1 10-70 8z" />
      <path className="paper fill-leaf" d="M252 222l20-18 26 1 17 20-3 25-21 15-25-5-15-18z" />
      <path className="fill-cream" d="M264 232l7-7 10 10 20-21 7 7-27 28z" />
    </>
  );
}

/** The order's slip on the rail of the pass. */
function Pass() {
  return (
    <>
      <path className="fill-apricot" d={SWATCHES[4]} />
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
      <path className="paper fill-kraft" d="M262 232h64l6 20-6 26h-62l-8-24z" />
      <path className="fill-potato" d="M300 232h26l6 20-6 26h-20c4-16 2-32-6-46z" />
    </>
  );
}
