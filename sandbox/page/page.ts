import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Ledger } from "../ledger/ledger.ts";
import type { SandboxServices } from "../sandbox.ts";
import { kitchenSection, ledgerSection, terminalSection } from "./books.ts";
import { readVendor } from "./data.ts";
import { paperSection } from "./paper.ts";
import { customersSection, faultsSection, messagesSection, outletSection } from "./sections.ts";
import { SCRIPT, STYLE } from "./style.ts";

const SECTIONS = [
  "ledger",
  "kitchen",
  "terminal",
  "paper",
  "customers",
  "faults",
  "outlet",
  "messages",
];

/** The sources of the page: the services, and the control routes that its buttons call. */
export interface PageSources {
  services: SandboxServices;
  control: Hono;
  ledger: (options: { settled: boolean }) => Ledger;
}

/** The sandbox's own page at `/`: ledger, kitchen, customers, faults and messages. */
export function sandboxPage({ services, control, ledger }: PageSources): Hono {
  const app = new Hono();
  app.get("/", async (context) => {
    const { orders, kitchen } = await readVendor(control);
    const now = ledger({ settled: false });
    const currency = services.outlet.configuration().currency ?? "";
    const nonce = randomBytes(16).toString("base64");
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
    context.header("Content-Security-Policy", policy);
    context.header("Cache-Control", "no-store");
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Sandbox · Beet &amp; Barley</title>
          <link rel="icon" href="data:," />
          <style nonce="${nonce}">${raw(STYLE)}</style>
        </head>
        <body>
          <header>
            <h1>Sandbox · Beet &amp; Barley</h1>
            <nav>${SECTIONS.map((name) => html`<a href="#${name}">${name}</a>`)}</nav>
          </header>
          ${ledgerSection(now, ledger({ settled: true }), currency)}
          ${kitchenSection(orders, kitchen, currency)} ${terminalSection(now, currency)}
          ${paperSection(services.printer)} ${customersSection(services)} ${faultsSection(services)} ${outletSection(services)}
          ${messagesSection(services)}
          <script nonce="${nonce}">${raw(SCRIPT)}</script>
        </body>
      </html>`);
  });
  return app;
}
