/** Receipts on the device's default printer, of which nothing is known. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ReceiptContent, ReceiptRow } from "../../domain/receipt/receipt-text.ts";
import { hasFakeHost } from "../app/fake-host.ts";
import { keyed } from "../ui/keyed.ts";
import "./printed-receipt.css";

/**
 * Prints a receipt. Electron does it without a dialog, and so does a browser that was started by the kiosk with receipts
 * enabled in the settings. It is the only thing printed, hidden on the screen, and on the page until it is printed: the
 * screen may be left before. In a preview nothing is printed.
 */
export async function printOnSystemPrinter(content: ReceiptContent): Promise<void> {
  if (hasFakeHost()) return;
  // One that a printer has never finished would be printed again with this one.
  for (const unfinished of document.querySelectorAll(".printed")) unfinished.remove();
  const paper = addPaper();
  const root = createRoot(paper);
  try {
    // In an effect, from where this may be called, nothing can be rendered at once.
    await Promise.resolve();
    flushSync(() => root.render(<Receipt content={content} />));
    if (window.kiosk) await window.kiosk.printReceipt();
    else window.print();
  } finally {
    root.unmount();
    paper.remove();
  }
}

/** Adds an empty paper to the page, in its language of now: the next visit may begin in another one. */
function addPaper(): HTMLElement {
  const paper = document.createElement("article");
  const { lang, dir } = document.documentElement;
  Object.assign(paper, { className: "printed", lang, dir });
  paper.setAttribute("aria-hidden", "true");
  document.body.append(paper);
  return paper;
}

function Receipt({ content }: { readonly content: ReceiptContent }) {
  const { outlet, when, number, place, lines, more, total } = content;
  return (
    <>
      <p className="printed__outlet">{outlet}</p>
      <p>{when}</p>
      <p>{place}</p>
      {number !== null && <p className="printed__number">{number}</p>}
      <Rows rows={lines} />
      {more.length > 0 && <Rows rows={more} />}
      <p className="printed__row printed__total">
        <span>{total.name}</span>
        <span>{total.amount}</span>
      </p>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly ReceiptRow[] }) {
  return (
    <div className="printed__rows">
      {keyed(rows, ({ name }) => name).map(({ key, entry: { name, notes, amount } }) => (
        <div key={key}>
          <p className="printed__row">
            <span>{name}</span>
            <span>{amount}</span>
          </p>
          {keyed(notes ?? [], (note) => note).map(({ key: noteKey, entry: note }) => (
            <p className="printed__note" key={noteKey}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
