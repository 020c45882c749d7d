import { html, raw } from "hono/html";
import { slipSvg } from "../printer/drawing.ts";
import { HEALTHY, type PrinterSwitches, type SandboxPrinter } from "../printer/printer.ts";
import { action } from "./books.ts";

/** Pieces of paper that are shown, the latest first. */
const SHOWN_SLIPS = 12;

/** What each button does to a printer that works. */
const TROUBLES: readonly (readonly [title: string, change: Partial<PrinterSwitches>])[] = [
  ["Paper low", { paperLow: true }],
  ["Paper out", { paperLeft: 0 }],
  ["Out after 5 lines", { paperLeft: 5 }],
  ["Open the cover", { coverOpen: true }],
  ["Jam the cutter", { cutterJammed: true }],
  ["Hang", { hangs: true }],
  ["Answer half", { answersHalf: true }],
  ["Vanish after 5 lines", { vanishesAfter: 5 }],
  ["Unplug", { gone: true }],
];

/** The receipt printer: its trouble, and its paper as pictures. */
export function paperSection(printer: SandboxPrinter) {
  const now = printer.switches();
  const trouble = Object.entries(now).filter(
    ([name, value]) => value !== HEALTHY[name as keyof PrinterSwitches],
  );
  return html`<section id="paper" data-live>
    <h2>Paper</h2>
    <p>
      Receipt printer at <code>tcp://127.0.0.1:${printer.port}</code>,
      ${trouble.length === 0 ? "all well" : trouble.map(([name, value]) => `${name}: ${value}`).join(", ")}.
    </p>
    <p class="actions">
      ${TROUBLES.map(([title, change]) => action(title, "PUT", "/printer", change))}
      ${action("All well", "PUT", "/printer", HEALTHY)}
      ${action("Take the paper away", "DELETE", "/printer")}
    </p>
    ${printer.roll.complaints.map((each) => html`<p class="bad">${each}</p>`)}
    <div class="cards">
      ${printer.roll
        .slips()
        .slice(-SHOWN_SLIPS)
        .toReversed()
        .map(
          (slip) =>
            html`<img class="paper" alt="printed paper" src="data:image/svg+xml;base64,${raw(Buffer.from(slipSvg(slip)).toString("base64"))}" />`,
        )}
    </div>
  </section>`;
}
