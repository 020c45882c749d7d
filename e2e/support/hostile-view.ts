/** A payment page that tries every attack of a page in a view of its own. */
import { type HostilePage, serveHostilePage } from "./hostile-page.ts";

export function startHostileView(): Promise<HostilePage> {
  return serveHostilePage((elsewhere) => {
    const away = JSON.stringify(elsewhere);
    return `
      // An address that is not refused has been fetched, and shown, long before so many answers of its own server.
      const go = async (url) => { location.href = url; for (let turn = 0; turn < 20; turn += 1) await fetch("/still-here"); return "still here"; };
      const click = (attributes) => { const a = Object.assign(document.createElement("a"), attributes); document.body.append(a); a.click(); return "tried"; };
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
`;
  });
}
