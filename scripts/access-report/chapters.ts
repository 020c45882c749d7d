/** The report's chapters: each clause with its title and what the kiosk claims. */

import type { Claim, Claims, Reference } from "./claim.ts";
import { documents } from "./claims/documents.ts";
import { functionalPerformance } from "./claims/functional-performance.ts";
import { generic } from "./claims/generic.ts";
import { hardware } from "./claims/hardware.ts";
import { software } from "./claims/software.ts";
import { support } from "./claims/support.ts";
import { relay, twoWayVoice, video } from "./claims/voice-and-video.ts";
import { wcag22, web } from "./claims/web.ts";
import { DOCUMENTS, SOFTWARE, WCAG_2_2, WEB } from "./standard/content-clauses.ts";
import {
  FUNCTIONAL_PERFORMANCE,
  GENERIC,
  HARDWARE,
  RELAY,
  SUPPORT,
  TWO_WAY_VOICE,
  VIDEO,
} from "./standard/generic-clauses.ts";

export type Clause = {
  readonly number: string;
  readonly title: string;
  readonly claim: Claim | Reference;
};
export type Chapter = {
  readonly heading: string;
  /** One sentence below the heading; empty if there is none. */
  readonly note: string;
  readonly clauses: readonly Clause[];
};

const SCREENS_ARE_WEB =
  "The screens are web pages, for which chapter 9 counts. Each row names the clause that answers the same question for whoever assesses the kiosk as software.";

export const CHAPTERS: readonly Chapter[] = [
  chapter("4 Functional performance statements", FUNCTIONAL_PERFORMANCE, functionalPerformance),
  chapter("5 Generic requirements", GENERIC, generic),
  chapter("6 ICT with two-way voice communication", TWO_WAY_VOICE, twoWayVoice),
  chapter("7 ICT with video capabilities", VIDEO, video),
  chapter("8 Hardware", HARDWARE, hardware),
  chapter("9 Web (WCAG 2.1, level A and AA)", WEB, web),
  chapter("WCAG 2.2: what it added to level A and AA", WCAG_2_2, wcag22),
  chapter("10 Non-web documents", DOCUMENTS, documents),
  chapter("11 Software", SOFTWARE, software, SCREENS_ARE_WEB),
  chapter("12 Documentation and support services", SUPPORT, support),
  chapter("13 ICT providing relay or emergency service access", RELAY, relay),
];

function chapter<Clauses extends Readonly<Record<string, string>>>(
  heading: string,
  titles: Clauses,
  claims: Claims<Clauses>,
  note = "",
): Chapter {
  const clauses = Object.entries(titles).map(([number, title]) => ({
    number,
    title,
    claim: claims[number as keyof Clauses],
  }));
  return { heading, note, clauses };
}
