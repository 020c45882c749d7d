/** The page to which a customer returns who has paid on a phone (payments.md §4.4). It decides nothing. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { languageFor } from "../../electron/host/api/plain-page.ts";

/** Only the prefix counts (payments.md §4.4 rule 4): whatever the integrator appends is ignored. */
export const RETURN_PATH = "/return/:payment/:outcome{(?:success|error|cancel).*}";

/** Neutral: the phone shows only what the customer already knows, since the callback decides. */
const TEXTS: Readonly<Record<string, string>> = {
  en: "Please look at the kiosk: it shows whether your payment succeeded. You can close this page.",
  ar: "يُرجى النظر إلى شاشة الجهاز: ستجد عليها نتيجة الدفع. يمكنك إغلاق هذه الصفحة.",
  de: "Bitte schauen Sie auf den Kiosk: Er zeigt, ob Ihre Zahlung erfolgreich war. Sie können diese Seite schließen.",
  es: "Mire el quiosco: allí verá si el pago se ha realizado. Puede cerrar esta página.",
  fr: "Regardez la borne : elle indique si votre paiement a réussi. Vous pouvez fermer cette page.",
  he: "נא להביט במסך העמדה: מוצג בו אם התשלום הצליח. אפשר לסגור את הדף הזה.",
  it: "Guardi il totem: mostra se il pagamento è riuscito. Può chiudere questa pagina.",
  pl: "Spójrz na kiosk: pokazuje, czy płatność się powiodła. Możesz zamknąć tę stronę.",
  pt: "Olhe para o quiosque: ele mostra se o pagamento foi concluído. Pode fechar esta página.",
  tr: "Lütfen kioska bakın: ödemenizin başarılı olup olmadığını gösterir. Bu sayfayı kapatabilirsiniz.",
  uk: "Подивіться на кіоск: він показує, чи вдалася оплата. Цю сторінку можна закрити.",
  "zh-Hans": "请查看点餐机：上面会显示付款是否成功。您可以关闭此页面。",
};
const RIGHT_TO_LEFT = ["ar", "he"];

const STYLE =
  "body{margin:0;padding:2rem;background:#f4ede1;color:#231815;font:1.4rem/1.4 system-ui,sans-serif}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`;

export function answerReturn(context: Context): Response {
  const language = languageFor(context.req.header("Accept-Language"), TEXTS);
  const direction = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  return context.html(
    `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>…</title><style>${STYLE}</style>` +
      `<p>${TEXTS[language]}</p></html>`,
    200,
    {
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": POLICY,
    },
  );
}
