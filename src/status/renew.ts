import type { Connection } from "../app/connection.ts";

/**
 * A kiosk that comes back may have been updated: then this page is loaded anew, since nobody is there to do
 * so. Whether it was shows in the name of the page's script. Returns how to stop.
 */
export function renewWhenReplaced(connection: Connection): () => void {
  let wasLost = false;
  return connection.subscribe(() => {
    if (connection.state() === "lost") wasLost = true;
    if (connection.state() !== "open" || !wasLost) return;
    wasLost = false;
    void isReplaced().then((replaced) => replaced && window.location.reload());
  });
}

/** False too where the page cannot be fetched: what is shown is better than an error of the browser. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]");
  const name = script?.src.split("/").at(-1);
  if (name === undefined) return false;
  try {
    const answer = await fetch(document.baseURI, { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(name);
  } catch {
    return false;
  }
}
