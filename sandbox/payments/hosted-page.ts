import { html, raw } from "hono/html";
import { TEST_CARDS } from "./cards.ts";

/** The content that every page of Harbour Pay needs. */
interface Frame {
  nonce: string;
  title: string;
  /** Shown at the top end, for example `EUR 32.00`. */
  amount: string;
}

const STYLE = `
  :root { color-scheme: light; --ink: #14181f; --line: #6b7785; --blue: #1f4f8f; --red: #a3161f }
  * { box-sizing: border-box }
  body { margin: 0; background: #fff; color: var(--ink); font: 500 clamp(18px, 2.7vw, 28px)/1.35 system-ui, "DejaVu Sans", sans-serif }
  main { max-width: 980px; margin: 0 auto; padding: clamp(16px, 3vw, 36px) clamp(16px, 4vw, 44px) }
  header { display: flex; justify-content: space-between; font-weight: 700; margin-bottom: 0.8em }
  h1 { font-size: 1.1em; margin: 0 0 0.5em }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.7em 1em }
  label { display: grid; gap: 0.25em } .wide { grid-column: 1 / -1 }
  input { font: inherit; width: 100%; min-height: 2.7em; padding: 0 0.8em; border: 2px solid var(--line); border-radius: 4px; color: inherit }
  input:focus-visible { outline: 4px solid var(--blue); outline-offset: 0; border-color: var(--blue) }
  button { font: inherit; font-weight: 700; min-height: max(2.4em, 56px); border-radius: 4px; border: 2px solid var(--blue); background: #fff; color: var(--blue); padding: 0 0.6em }
  button.pay { background: var(--blue); color: #fff }
  button:focus-visible { outline: 4px solid var(--ink); outline-offset: 2px }
  .error { color: var(--red); font-weight: 700; margin: 0 }
  .test { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.6em; border-top: 1px solid #c4ccd6; padding-top: 0.7em }
  .test p { grid-column: 1 / -1; margin: 0; font-size: 0.85em; color: #414a57 }
  .test button { border-color: var(--line); color: var(--ink); font-weight: 500; font-size: 0.85em }`;

/** Fills the fields without a round trip, groups the digits, and moves the focus on when a field is full. */
const SCRIPT = `
  const form = document.forms.card, { pan, expiry, cvc } = form.elements;
  const group = () => { pan.value = pan.value.replace(/\\D/g, "").slice(0, 19).replace(/(.{4})(?=.)/g, "$1 ") };
  pan.addEventListener("input", () => { group(); if (pan.value.replace(/\\D/g, "").length === 16) expiry.focus() });
  expiry.addEventListener("input", (event) => {
    const digits = expiry.value.replace(/\\D/g, "").slice(0, 4);
    const removing = (event.inputType || "").startsWith("delete");
    expiry.value = digits.length > 2 || (digits.length === 2 && !removing) ? digits.slice(0, 2) + " / " + digits.slice(2) : digits;
    if (digits.length === 4) cvc.focus();
  });
  for (const button of form.querySelectorAll("button[data-pan]")) button.addEventListener("click", (event) => {
    event.preventDefault();
    pan.value = button.dataset.pan; expiry.value = button.dataset.expiry; cvc.value = "123"; group();
  });
  // A frame of another origin may not take the focus by itself; the customer has to touch the field.
  if (window === window.top && !pan.value) pan.focus();
  let sent = false;
  form.addEventListener("submit", (event) => { if (sent) event.preventDefault(); sent = true });`;

function page({ nonce, title, amount }: Frame, content: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Harbour Pay</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <header><span>Harbour Pay</span><span>${amount}</span></header>
          ${content}
        </main>
      </body>
    </html>`;
}

const FIELD_ERRORS = {
  pan: "This card number is not complete. Please check it.",
  expiry: "Please enter the expiry date as month and year.",
  cvc: "Please enter the three or four digits of the security code.",
} as const;

/** Contents of the card form. */
export interface CardForm {
  frame: Frame;
  /** On the main button, for example `Pay EUR 32.00`. */
  action: string;
  fields: { pan: string; expiry: string; cvc: string };
  wrong?: keyof typeof FIELD_ERRORS | undefined;
  /** `MM / YY` for the test cards, a date in the future. */
  testExpiry: string;
}

/** The page for the card's data. It posts `pan`, `expiry`, `cvc` to itself, or `cancel`. */
export function cardPage({ frame, action, fields, wrong, testExpiry }: CardForm) {
  const invalid = (field: string) => (field === wrong ? raw(' aria-invalid="true"') : "");
  return page(
    frame,
    html`<form name="card" method="post" autocomplete="off" novalidate>
        <label class="wide"
          >Card number
          <input name="pan" inputmode="numeric" maxlength="23" value="${fields.pan}" ${invalid("pan")} />
        </label>
        <label
          >Expiry date
          <input name="expiry" inputmode="numeric" maxlength="7" placeholder="MM / YY" value="${fields.expiry}" ${invalid("expiry")} />
        </label>
        <label
          >Security code
          <input name="cvc" inputmode="numeric" maxlength="4" placeholder="CVC" value="${fields.cvc}" ${invalid("cvc")} />
        </label>
        ${wrong ? html`<p class="error wide" role="alert">${FIELD_ERRORS[wrong]}</p>` : ""}
        <button class="pay wide">${action}</button>
        <button class="wide" name="cancel" value="yes">Cancel</button>
        <div class="test">
          <p>Test cards, a tap fills the form:</p>
          ${TEST_CARDS.map(
            (card) =>
              html`<button name="fill" value="${card.name}" data-pan="${card.pan}" data-expiry="${testExpiry}">${card.label}</button>`,
          )}
        </div>
      </form>
      <script nonce="${frame.nonce}">
        ${raw(SCRIPT)};
      </script>`,
  );
}

/** The bank's own step: it posts `challenge=passed` or `challenge=failed`. */
export function challengePage(frame: Frame) {
  return page(
    frame,
    html`<h1>Your bank asks: is this you?</h1>
      <p>
        ${frame.amount ? `Confirm the payment of ${frame.amount} to Beet & Barley.` : "Confirm that Beet & Barley may keep this card."}
      </p>
      <form method="post">
        <button class="pay wide" name="challenge" value="passed">Confirm</button>
        <button class="wide" name="challenge" value="failed">That is not me</button>
      </form>`,
  );
}

/** A page with only a message. */
export function noticePage(frame: Frame, text: string) {
  return page(frame, html`<h1>${frame.title}</h1><p>${text}</p>`);
}
