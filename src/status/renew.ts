import type { Connection } from "../app/connection.ts";

/**
 * After a lost connection the kiosk may have been updated: then this page reloads by itself. A new version shows in the
 * name of the page's script. Returns a function that unsubscribes.
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

/** Also false if the page cannot be fetched: what is shown is better than an error of the browser. */
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
