/** A payment page that tries what a page in a view of its own could try, and tells what it came to. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const told = z.record(z.string(), z.string());

export type HostileView = {
  readonly url: string;
  /** What each attempt came to, once the page has told. */
  outcomes(): Promise<Readonly<Record<string, string>>>;
  /** Paths that were asked for, so far. */
  visited(): readonly string[];
  close(): void;
};

/** `/away` sends on to where no payment page may go. */
export async function startHostileView(): Promise<HostileView> {
  const heard = Promise.withResolvers<Readonly<Record<string, string>>>();
  const visited: string[] = [];
  const server = createServer(async (request, response) => {
    visited.push(request.url ?? "");
    if (request.method === "POST") {
      heard.resolve(told.parse(JSON.parse(await text(request))));
      response.end();
    } else if (request.url === "/away") {
      response.writeHead(302, { Location: elsewhere }).end();
    } else {
      if (request.url === "/download") {
        response.setHeader("Content-Disposition", "attachment; filename=evil.html");
      }
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(elsewhere));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  // This machine under a name that is not one of loopback's: plain http may go there no more than to any other machine.
  const elsewhere = `http://0.0.0.0:${port}/elsewhere`;
  return {
    url: `http://127.0.0.1:${port}/pay`,
    outcomes: () => heard.promise,
    visited: () => visited,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the view: each attempt by name, and what came of it. */
function page(elsewhere: string): string {
  const away = JSON.stringify(elsewhere);
  return `<!doctype html><title>Pay here</title><p>Pay here</p><script>
    const outcomes = {};
    const attempt = async (name, work) => {
      try { outcomes[name] = String(await work()); }
      catch (error) { outcomes[name] = "refused: " + error.name; }
    };
    const within = (promise, ms) => Promise.race([promise, new Promise((done) => setTimeout(done, ms, "no answer"))]);
    const go = async (url) => { location.href = url; await new Promise((done) => setTimeout(done, 300)); return "still here"; };
    const click = (attributes) => { const a = Object.assign(document.createElement("a"), attributes); document.body.append(a); a.click(); return "tried"; };
    (async () => {
      await attempt("find the shell", () => [typeof window.kiosk, typeof window.require, typeof window.process, typeof window.electronSend].join(" "));
      await attempt("open a window", () => window.open(${away}) === null ? "refused" : "opened");
      await attempt("click one open", () => click({ href: ${away}, target: "_blank", rel: "opener" }));
      await attempt("alert", () => { alert("Call this number"); return "tried"; });
      await attempt("ask a question", () => String(prompt("Your PIN?")));
      await attempt("use the camera", () => within(navigator.mediaDevices.getUserMedia({ video: true }), 2000));
      await attempt("hear", () => within(navigator.mediaDevices.getUserMedia({ audio: true }), 2000));
      await attempt("find the place", () => within(new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no)).catch((error) => "refused: " + error.message.slice(0, 40)), 2000));
      await attempt("notify", () => within(Notification.requestPermission(), 2000));
      await attempt("read the clipboard", () => within(navigator.clipboard.readText(), 2000));
      await attempt("download", () => click({ href: "/download", download: "evil.html" }));
      await attempt("frame another machine", () => { const f = document.createElement("iframe"); f.src = ${away}; document.body.append(f); return "tried"; });
      await attempt("go to another machine", () => go(${away}));
      await attempt("be sent there", () => go("/away"));
      await attempt("go to the disk", () => go("file:///etc/passwd"));
      await attempt("go to the kiosk", () => go("kiosk://app/"));
      await attempt("call a phone", () => go("tel:112"));
      await fetch("/told", { method: "POST", body: JSON.stringify(outcomes) });
    })();
  </script>`;
}
