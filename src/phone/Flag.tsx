/**
 * Flags as paper cut-outs, for the countries whose flag can be made of a few shapes. A country without one is
 * identified by name and dialling code alone; a flag is never shown alone (requirement A11).
 */
import type { ReactNode } from "react";

const WIDTH = 60;
const HEIGHT = 44;

type Design =
  | { readonly bands: "rows" | "columns"; readonly colours: readonly string[] }
  | { readonly cross: string; readonly field: string; readonly inner?: string };

/** Muted colours, to fit the paper palette of the interface. */
const RED = "#C8322B";
const BLACK = "#231815";
const GOLD = "#F4B530";
const WHITE = "#FFFDF8";
const BLUE = "#2B4C8C";
const GREEN = "#3D7A3E";

const DESIGNS: Readonly<Record<string, Design>> = {
  DE: { bands: "rows", colours: [BLACK, RED, GOLD] },
  AT: { bands: "rows", colours: [RED, WHITE, RED] },
  NL: { bands: "rows", colours: [RED, WHITE, BLUE] },
  LU: { bands: "rows", colours: [RED, WHITE, "#5FA3CF"] },
  HU: { bands: "rows", colours: [RED, WHITE, GREEN] },
  BG: { bands: "rows", colours: [WHITE, GREEN, RED] },
  PL: { bands: "rows", colours: [WHITE, RED] },
  UA: { bands: "rows", colours: ["#4F86C6", GOLD] },
  EE: { bands: "rows", colours: ["#4F86C6", BLACK, WHITE] },
  LT: { bands: "rows", colours: [GOLD, GREEN, RED] },
  FR: { bands: "columns", colours: [BLUE, WHITE, RED] },
  IT: { bands: "columns", colours: [GREEN, WHITE, RED] },
  BE: { bands: "columns", colours: [BLACK, GOLD, RED] },
  IE: { bands: "columns", colours: [GREEN, WHITE, "#E38A3A"] },
  RO: { bands: "columns", colours: [BLUE, GOLD, RED] },
  DK: { cross: WHITE, field: RED },
  SE: { cross: GOLD, field: BLUE },
  FI: { cross: BLUE, field: WHITE },
  NO: { cross: WHITE, field: RED, inner: BLUE },
};

/** Draws the flag of a country (ISO 3166-1 alpha-2); nothing if there is no drawing of it. */
export function Flag({ country }: { readonly country: string }) {
  const drawing = draw(country);
  if (drawing === null) return null;
  return (
    <svg
      className="flag"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}

function draw(country: string): ReactNode {
  if (country === "CH") return <SwissCross />;
  if (country === "TR") return <CrescentAndStar />;
  if (country === "GB") return <UnionCrosses />;
  const design = DESIGNS[country];
  if (!design) return null;
  return "bands" in design ? <Bands {...design} /> : <NordicCross {...design} />;
}

function Bands({ bands, colours }: { bands: "rows" | "columns"; colours: readonly string[] }) {
  const isRows = bands === "rows";
  const width = isRows ? WIDTH : WIDTH / colours.length;
  const height = isRows ? HEIGHT / colours.length : HEIGHT;
  return colours.map((colour, index) => (
    <rect
      key={`${colour}${isRows ? index * height : index * width}`}
      x={isRows ? 0 : index * width}
      y={isRows ? index * height : 0}
      width={width}
      height={height}
      fill={colour}
    />
  ));
}

function NordicCross({ cross, field, inner }: { cross: string; field: string; inner?: string }) {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={field} />
      <path d="M0 22h60M22 0v44" stroke={cross} strokeWidth={inner ? 12 : 8} />
      {inner && <path d="M0 22h60M22 0v44" stroke={inner} strokeWidth={5} />}
    </>
  );
}

function SwissCross() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={RED} />
      <path d="M30 9v26M17 22h26" stroke={WHITE} strokeWidth={8} />
    </>
  );
}

function CrescentAndStar() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={RED} />
      <circle cx={24} cy={22} r={12} fill={WHITE} />
      <circle cx={27.4} cy={22} r={9.6} fill={RED} />
      <path d="M43 22l-8.6 2.8 5.3-7.3v9l-5.3-7.3z" fill={WHITE} />
    </>
  );
}

function UnionCrosses() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={BLUE} />
      <path d="M0 0l60 44M60 0L0 44" stroke={WHITE} strokeWidth={9} />
      <path d="M0 0l60 44M60 0L0 44" stroke={RED} strokeWidth={3.5} />
      <path d="M30 0v44M0 22h60" stroke={WHITE} strokeWidth={14} />
      <path d="M30 0v44M0 22h60" stroke={RED} strokeWidth={8} />
    </>
  );
}
