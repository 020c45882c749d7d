/** A payment provider's page that tries everything that a page could try, and tells what it came to. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const told = z.record(z.string(), z.string());

export type HostileProvider = {
  readonly url: string;
  /** What each attempt came to, once the page has told. */
  outcomes(): Promise<Readonly<Record<string, string>>>;
  close(): void;
};

/** Serves the page; `kioskUrl` is what a page that knew the kiosk's address would attack. */
export async function startHostileProvider(kioskUrl: string): Promise<HostileProvider> {
  const heard = Promise.withResolvers<Readonly<Record<string, string>>>();
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      heard.resolve(told.parse(JSON.parse(await text(request))));
      response.end();
      return;
    }
    if (request.url === "/download") {
      response.setHeader("Content-Disposition", "attachment; filename=evil.html");
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(kioskUrl));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/pay`,
    outcomes: () => heard.promise,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the frame: each attempt by name, and what came of it. */
function page(kioskUrl: string): string {
  const kiosk = JSON.stringify(kioskUrl);
  return `<!doctype html><title>Pay here</title><p>Pay here</p><script>
    const outcomes = {};
    const attempt = async (name, work) => {
      try { outcomes[name] = String(await work()); }
      catch (error) { outcomes[name] = "refused: " + error.name; }
    };
    const within = (promise, ms) => Promise.race([promise, new Promise((done) => setTimeout(done, ms, "no answer"))]);
    (async () => {
      await attempt("read the kiosk's page", () => parent.document.body.innerHTML.length);
      await attempt("read its storage", () => parent.localStorage.length);
      await attempt("run code in it", () => parent.eval("1"));
      await attempt("lead it away", () => { top.location = "https://evil.example/"; return "tried"; });
      await attempt("lead it to a script", () => { top.location.href = "javascript:document.title='hostile'"; return "tried"; });
      await attempt("open a window", () => window.open("https://evil.example/") === null ? "refused" : "opened");
      await attempt("alert", () => { alert("Call this number"); return "tried"; });
      await attempt("ask a question", () => String(prompt("Your PIN?")));
      await attempt("print", () => { print(); return "tried"; });
      await attempt("use the camera", () => within(navigator.mediaDevices.getUserMedia({ video: true }), 2000));
      await attempt("find the place", () => within(new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no)).catch((error) => "refused: " + error.message.slice(0, 40)), 2000));
      await attempt("notify", () => within(Notification.requestPermission(), 2000));
      await attempt("read the clipboard", () => within(navigator.clipboard.readText(), 2000));
      await attempt("fill the screen", () => within(document.documentElement.requestFullscreen(), 2000));
      await attempt("download", () => { const a = document.createElement("a"); a.href = "/download"; a.download = "evil.html"; document.body.append(a); a.click(); return "tried"; });
      await attempt("call another program", () => { const f = document.createElement("iframe"); f.src = "mailto:evil@evil.example"; document.body.append(f); return "tried"; });
      await attempt("say that it was paid", () => { parent.postMessage({ type: "kiosk-payment-returned", outcome: "success" }, "*"); return "tried"; });
      await attempt("speak for the kiosk's page", () => within(new Promise((done) => { const s = new WebSocket(new URL("rpc", ${kiosk}.replace("http:", "ws:"))); s.onopen = () => done("open"); s.onerror = () => done("refused"); }), 3000));
      await attempt("read the kiosk's files", () => within(fetch(${kiosk}).then((answer) => answer.text()).then((found) => found.length), 3000));
      await attempt("frame the kiosk", () => within(new Promise((done) => { const f = document.createElement("iframe"); f.src = ${kiosk}; f.onload = () => { try { done(f.contentDocument ? "empty" : "refused"); } catch { done("refused"); } }; document.body.append(f); }), 3000));
      await fetch("/told", { method: "POST", body: JSON.stringify(outcomes) });
    })();
  </script>`;
}
