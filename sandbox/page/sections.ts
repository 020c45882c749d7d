import { html, raw } from "hono/html";
import { OPERATIONS } from "../core/operations.ts";
import type { SandboxServices } from "../sandbox.ts";
import { action } from "./books.ts";
import { qrSvg } from "./qr.ts";

const SHOWN_MESSAGES = 60;

/** Active faults, and the form that sets one. */
export function faultsSection({ faults }: SandboxServices) {
  const active = Object.entries(faults.list());
  const choice = (name: string, values: string[]) =>
    html`<label>${name}<select name="${name}"><option></option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;
  return html`<section id="faults" data-live>
    <h2>Faults</h2>
    ${active.length === 0 ? html`<p class="quiet">Everything is healthy.</p>` : ""}
    <table>
      ${active.map(
        ([operation, fault]) =>
          html`<tr><td>${operation}</td><td><code>${JSON.stringify(fault)}</code></td><td>${action("Clear", "DELETE", `/faults/${operation}`)}</td></tr>`,
      )}
    </table>
    <form>
      <label>operation<select name="operation">${OPERATIONS.map((name) => html`<option>${name}</option>`)}</select></label>
      <label>latencyMs<input name="latencyMs" type="number" min="0" size="7" /></label>
      <label>status<input name="status" type="number" min="200" max="599" size="5" /></label>
      ${choice("drop", ["before-processing", "after-processing"])}
      ${choice("malformed", ["cut", "not-json", "wrong-shape"])}
      ${choice("callback", ["lost", "doubled", "late", "wrong-token"])}
      <label>answer (JSON)<input name="answer" size="24" /></label>
      <label>times<input name="times" type="number" min="1" size="4" /></label>
      <label>wrongToken<input name="wrongToken" type="checkbox" /></label>
      <label>processed<input name="processed" type="checkbox" /></label>
      <button>Set</button>
      ${action("Clear all", "DELETE", "/faults")}
    </form>
  </section>`;
}

/** Customers as printable loyalty cards, and the codes that their app has created. */
export function customersSection({ customers, now }: SandboxServices) {
  return html`<section id="customers" data-live>
    <h2>Customers</h2>
    <p class="quiet">
      A printed card serves every new order. "New code" is what the app does: valid 5 minutes, once.
      "Gift code" brings a cake to the order besides.
    </p>
    <div class="cards">
      ${customers.list().map((customer) => {
        const codes = customers.codesOf(customer.id);
        const card = codes.find((code) => code.expiresAtMs === null);
        const app = codes.filter(
          (code) => (code.expiresAtMs ?? 0) > now() && code.validatedByOrder === null,
        );
        const code = app.at(-1) ?? card;
        return html`<div class="card">
          <strong>${customer.name}</strong>
          <div class="quiet">
            ${customer.tier ?? "no tier"}, ${customer.pointsBalance} points<br />
            ${customer.phoneNumber ?? "no phone"}${customer.publicClientId === null ? "" : `, client ${customer.publicClientId}`}<br />
            ${customer.benefits.shows}
          </div>
          ${
            code
              ? html`${raw(qrSvg(code.qrCode, `QR code of ${customer.name}`))}
                  <div class="short">${code.shortCode}</div>
                  <code>${code.qrCode}</code>
                  <div class="quiet">${code === card ? "printed card" : `until ${new Date(code.expiresAtMs ?? 0).toISOString().slice(11, 19)} UTC`}</div>`
              : html`<p class="quiet">No code.</p>`
          }
          ${action("New code", "POST", `/loyalty/customers/${customer.id}/codes`)}
          ${action("Gift code", "POST", `/loyalty/customers/${customer.id}/gifts`)}
        </div>`;
      })}
    </div>
  </section>`;
}

/** The operator's switches of the outlet. */
export function outletSection({ outlet, credentials, switches, now }: SandboxServices) {
  const { flow, configured } = outlet.switches();
  const { revision, loyaltyEnabled } = outlet.configuration();
  const [credential] = credentials.list();
  const applied = credential?.appliedAtMs;
  const other = flow === "REGULAR" ? "PATCH_ORDER" : "REGULAR";
  const { capabilities, health } = switches.read();
  return html`<section id="outlet" data-live>
    <h2>Outlet</h2>
    <p>
      Credential ${applied ? `fetched ${new Date(applied).toISOString()}` : "not fetched yet"}.
      Configuration revision ${revision}, flow ${flow}, loyalty ${loyaltyEnabled ? "on" : "off"}${configured ? "" : ", not configured (guest mode)"}.
      Integrator ${health}, declares ${capabilities.join(", ") || "nothing"}.
      Sandbox clock ${new Date(now()).toISOString().slice(0, 16).replace("T", " ")} UTC.
    </p>
    <p class="actions">
      ${action("Reset credential", "POST", "/outlet/reset")}
      ${action(`Flow ${other}`, "PUT", "/outlet", { flow: other })}
      ${action(loyaltyEnabled ? "Switch loyalty off" : "Switch loyalty on", "PUT", "/configuration", { loyaltyEnabled: !loyaltyEnabled })}
      ${action(configured ? "Guest mode" : "Configure again", "PUT", "/outlet", { configured: !configured })}
      ${action("Seeded configuration", "DELETE", "/configuration")}
      ${action(health === "UP" ? "Integrator down" : "Integrator up", "PUT", "/payments", { health: health === "UP" ? "DOWN" : "UP" })}
      ${action("Let a day pass", "POST", "/clock", { advanceMs: 86_400_000 })}
      ${action("Forget messages", "DELETE", "/messages")}
    </p>
  </section>`;
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** The last exchanges, newest first; each expands to its headers and bodies. */
export function messagesSection({ messages }: SandboxServices) {
  return html`<section id="messages" data-live>
    <h2>Messages</h2>
    ${messages.list({ limit: SHOWN_MESSAGES }).map(
      (each) =>
        html`<details>
          <summary>
            <code>${new Date(each.atMs).toISOString().slice(11, 23)}</code>
            ${each.direction === "in" ? "→" : "←"} <strong>${each.operation}</strong>
            <span class="${each.status !== null && each.status < 400 ? "good" : "bad"}">${each.status ?? "no answer"}</span>
            <span class="quiet">${each.durationMs} ms${each.fault ? `, fault ${JSON.stringify(each.fault)}` : ""}</span>
          </summary>
          <pre>${each.method} ${each.path}\n${headerLines(each.requestHeaders)}\n\n${each.requestBody}</pre>
          <pre>${headerLines(each.responseHeaders)}\n\n${each.responseBody}</pre>
        </details>`,
    )}
  </section>`;
}
