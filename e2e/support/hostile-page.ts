/**
 * A payment page that tries every attack of a page, and reports the results: its server, and the start of its script.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const outcomeReport = z.record(z.string(), z.string());

export type HostilePage = {
  readonly url: string;
  /** The result of each attempt, once the page has reported it. */
  outcomes(): Promise<Readonly<Record<string, string>>>;
  /** Paths requested so far. */
  visited(): readonly string[];
  close(): void;
};

/**
 * Serves a page of `attempts`: `await attempt(NAME, WORK)` one after the other, as JavaScript. `/away` sends on to an
 * address on which the page's own server listens too, under a name that is none of loopback's: plain http may go there no
 * more than to any other machine.
 */
export async function serveHostilePage(
  attempts: (elsewhere: string) => string,
): Promise<HostilePage> {
  const received = Promise.withResolvers<Readonly<Record<string, string>>>();
  const visited: string[] = [];
  const server = createServer(async (request, response) => {
    visited.push(request.url ?? "");
    if (request.method === "POST") {
      received.resolve(outcomeReport.parse(JSON.parse(await text(request))));
      response.end();
    } else if (request.url === "/away") {
      response.writeHead(302, { Location: elsewhere }).end();
    } else {
      if (request.url === "/download") {
        response.setHeader("Content-Disposition", "attachment; filename=evil.html");
      }
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(attempts(elsewhere)));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const elsewhere = `http://0.0.0.0:${port}/elsewhere`;
  return {
    url: `http://127.0.0.1:${port}/pay`,
    outcomes: () => received.promise,
    visited: () => visited,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the browser: each attempt by name, with its result. */
function page(attempts: string): string {
  return `<!doctype html><title>Pay here</title><p>Pay here</p><script>
    const outcomes = {};
    const attempt = async (name, work) => {
      try { outcomes[name] = String(await work()); }
      catch (error) { outcomes[name] = "refused: " + error.name; }
    };
    const within = (promise, ms) => Promise.race([promise, new Promise((done) => { AbortSignal.timeout(ms).onabort = () => done("no answer"); })]);
    (async () => {
      ${attempts}
      await fetch("/told", { method: "POST", body: JSON.stringify(outcomes) });
    })();
  </script>`;
}
