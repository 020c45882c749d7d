import "./icon.css";

/** Paths of the icons: a 48 grid, 4 px round lines. */
const PATHS = {
  back: "M29 12 17 24l12 12",
  forward: "M8 24h32M28 12l12 12-12 12",
  close: "M13 13l22 22M35 13 13 35",
  plus: "M24 11v26M11 24h26",
  minus: "M11 24h26",
  check: "M10 25l10 10 19-21",
  down: "M12 19l12 12 12-12",
  up: "M12 29l12-12 12 12",
  globe:
    "M24 7a17 17 0 1 0 0 34 17 17 0 0 0 0-34M7 24h34M24 7c5 5 7 11 7 17s-2 12-7 17c-5-5-7-11-7-17s2-12 7-17",
  lower: "M12 8h24M24 16v24M13 30l11 11 11-11",
  raise: "M12 40h24M24 32V8M13 18 24 7l11 11",
  speaker: "M8 19v10h7l9 8V11l-9 8zM31 18c3 3 3 9 0 12M36 12c7 7 7 17 0 24",
  speakerOff: "M8 19v10h7l9 8V11l-9 8zM32 19l10 10M42 19 32 29",
  bell: "M7 36h34M10 36c0-9 6-16 14-16s14 7 14 16M24 20v-6M19 13h10",
  pencil: "M10 38l2-9 20-20c2-2 5-2 7 0s2 5 0 7L19 36zM28 13l7 7",
  lock: "M12 21h24v19H12zM16 21v-5a8 8 0 0 1 16 0v5",
  info: "M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M24 22v11M24 15v.5",
  gift: "M7 17h34v8H7zM10 25h28v16H10zM24 17v24M24 17c-5 0-10-2-10-6s7-5 10 6c3-11 10-10 10-6s-5 6-10 6",
  erase: "M17 11h23v26H17L6 24zM23 19l10 10M33 19 23 29",
  shift: "M24 8 8 24h9v15h14V24h9z",
  message: "M7 10h34v24H22l-10 8v-8H7zM15 19h18M15 26h11",
  chat: "M24 7a17 17 0 0 1 0 34c-3 0-6-1-8-2l-9 3 3-9A17 17 0 0 1 24 7M17 24v.5M24 24v.5M31 24v.5",
  mail: "M7 12h34v25H7zM7 14l17 14 17-14",
  phone: "M14 6h20v36H14zM21 36h6",
  table: "M6 17h36M14 17v22M34 17v22M18 17l3-8h6l3 8",
  till: "M8 41h32V29H8zM13 29V15h22v14M18 21h12M21 35h6M17 15V8h14v7",
  clock: "M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M24 13v11l8 5",
  star: "M24 7l5.2 11 12 1.6-8.8 8.4 2.2 12L24 34l-10.6 6 2.2-12-8.8-8.4 12-1.6z",
  warning: "M24 8 5 40h38zM24 20v10M24 35v.5",
  search: "M21 8a13 13 0 1 0 0 26 13 13 0 0 0 0-26M30.5 30.5 41 41",
  keyboard:
    "M6 12h36v24H6zM13 19h.5M20 19h.5M27 19h.5M34.5 19h.5M13 25h.5M20 25h.5M27 25h.5M34.5 25h.5M17 31h14",
} as const;

/** Icons that point in the reading direction are mirrored with it. */
const DIRECTED: ReadonlySet<IconName> = new Set<IconName>(["back", "forward", "erase"]);

export type IconName = keyof typeof PATHS;

const isName = (name: string): name is IconName => name in PATHS;
export const ICON_NAMES: readonly IconName[] = Object.keys(PATHS).filter(isName);

/** A line icon in the colour of the text beside it; hidden from screen readers, since it always has a label. */
export function Icon({ name, size = "1em" }: { name: IconName; size?: string }) {
  return (
    <svg
      className={DIRECTED.has(name) ? "icon icon--directed" : "icon"}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The same icon as markup, for a library that creates its own elements. */
export function iconMarkup(name: IconName): string {
  return `<svg class="icon" viewBox="0 0 48 48" width="1em" height="1em" aria-hidden="true" focusable="false"><path d="${PATHS[name]}"/></svg>`;
}

export function ContrastIcon() {
  return (
    <svg className="icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M24 7a17 17 0 1 0 0 34 17 17 0 0 0 0-34" />
      <path className="icon__fill" d="M24 7a17 17 0 0 0 0 34z" />
    </svg>
  );
}

export function TextSizeIcon() {
  return (
    <span className="icon-letters" aria-hidden="true">
      <span>A</span>
      <span>A</span>
    </span>
  );
}
