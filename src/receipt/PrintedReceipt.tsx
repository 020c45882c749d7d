import { createPortal } from "react-dom";
import type { ReceiptContent, ReceiptRow } from "../../domain/receipt/receipt-text.ts";
import { keyed } from "../ui/keyed.ts";
import "./printed-receipt.css";

/** The receipt for the printer: hidden on the screen, and the only thing printed. */
export function PrintedReceipt({ content }: { readonly content: ReceiptContent }) {
  const { outlet, when, number, place, lines, more, total } = content;
  return createPortal(
    <article className="printed" aria-hidden="true">
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
    </article>,
    document.body,
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
