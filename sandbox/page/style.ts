/** The sandbox page's own style: plain, dense, readable; independent of the kiosk's. */
export const STYLE = `
  :root { color-scheme: light; --ink: #1b1f24; --line: #c9d0d8; --soft: #f3f5f7; --good: #176639; --bad: #a3161f; --link: #1d4f91 }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 1280px; padding: 24px; color: var(--ink); font: 15px/1.45 system-ui, sans-serif }
  h1 { font-size: 26px; margin: 0 } h2 { font-size: 19px; margin: 0 0 10px } h3 { font-size: 15px; margin: 14px 0 6px }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
  nav a { margin-inline-end: 12px; color: var(--link) }
  section { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-top: 18px; overflow-x: auto }
  table { border-collapse: collapse; width: 100% } th, td { text-align: start; vertical-align: top; padding: 5px 10px 5px 0; border-bottom: 1px solid var(--line) }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums }
  code, pre { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { background: var(--soft); padding: 8px; margin: 4px 0; white-space: pre-wrap; max-height: 320px; overflow: auto }
  button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: #fff; cursor: pointer }
  button:hover { background: var(--soft) } button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 1px }
  .side { display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 24px }
  .good { color: var(--good); font-weight: 700 } .bad { color: var(--bad); font-weight: 700 }
  .quiet { color: #56616d } .actions { display: flex; flex-wrap: wrap; gap: 6px }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 14px }
  .card { border: 1px solid var(--line); border-radius: 8px; padding: 12px; break-inside: avoid }
  .card svg { width: 150px; display: block; margin: 8px 0 }
  .paper { width: 100%; border: 1px solid var(--line) }
  .short { font: 700 20px ui-monospace, monospace; letter-spacing: 0.12em }
  form { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: end } label { display: grid; gap: 2px; font-size: 13px }
  input, select { font: inherit; padding: 4px 6px; border: 1px solid var(--line); border-radius: 6px }
  details > summary { cursor: pointer } details[open] > summary { margin-bottom: 6px }
  @media print { section:not(#customers), header nav, button, form { display: none !important } section { border: 0 } }`;

/**
 * Sends what a button or the fault form says, and refreshes the page: after each action and every two seconds, skipping
 * a section in which something is open or has the focus.
 */
export const SCRIPT = `
  const send = (method, path, body) => fetch(path, { method, headers: { "Content-Type": "application/json" }, body: body || undefined });
  const busy = (section) => section.contains(document.activeElement) && document.activeElement !== document.body || section.querySelector("details[open]");
  async function refresh(all) {
    const text = await (await fetch(location.pathname)).text();
    const fresh = new DOMParser().parseFromString(text.slice(text.indexOf("<body")), "text/html");
    for (const section of document.querySelectorAll("section[data-live]")) {
      const next = fresh.getElementById(section.id);
      if (next && (all || !busy(section)) && next.innerHTML !== section.innerHTML) section.innerHTML = next.innerHTML;
    }
  }
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-path]");
    if (!button) return;
    const answer = await send(button.dataset.method, button.dataset.path, button.dataset.body);
    if (!answer.ok) alert(await answer.text());
    refresh(true);
  });
  document.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = new FormData(event.target), fault = {};
    for (const [name, value] of form) {
      if (name === "operation" || value === "") continue;
      fault[name] = name === "answer" ? JSON.parse(value) : /^(latencyMs|status|times)$/.test(name) ? Number(value) : value === "on" ? true : value;
    }
    const answer = await send("PUT", "/control/faults/" + form.get("operation"), JSON.stringify(fault));
    if (!answer.ok) alert(await answer.text());
    refresh(true);
  });
  setInterval(refresh, 2000);`;
