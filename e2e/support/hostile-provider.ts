/** A payment provider's page that tries every attack of a framed page. */
import { type HostilePage, serveHostilePage } from "./hostile-page.ts";

/** Serves the page; `kioskUrl` is the target of a page that knows the kiosk's address. */
export function startHostileProvider(kioskUrl: string): Promise<HostilePage> {
  const kiosk = JSON.stringify(kioskUrl);
  return serveHostilePage(
    () => `
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
`,
  );
}
