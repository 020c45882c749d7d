import { useTranslation } from "react-i18next";
import "../../ui/swatches.css";

/** Points to the card terminal that the integrator drives (requirement V11). */
export function Terminal() {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="terminal">
      <svg className="paper-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
        <path className="swatch-2 fill-sky" />
        <path className="paper fill-cream" d="M216 60l104 14-14 96-104-14z" />
        <path className="fill-teal" d="M213 84l104 14-3 22-104-14z" />
        <path
          className="paper fill-teal-dark"
          d="M112 96q0-12 12-12h108q12 0 12 12l10 186q1 14-13 14H115q-14 0-13-14z"
        />
        <path className="fill-sheet" d="M130 106h96l3 58H127z" />
        <path className="fill-teal" d="M140 120h52v8h-52zM140 138h34v8h-34z" />
        <path
          className="fill-cream"
          d="M130 188h24v20h-24zM167 188h24v20h-24zM204 188h24v20h-24zM129 220h25v20h-25zM167 220h24v20h-24zM204 220h25v20h-25zM128 252h26v20h-26zM167 252h24v20h-24z"
        />
        <path className="fill-leaf" d="M204 252h26v20h-26z" />
      </svg>
      <h3>{t("checkout:payment.terminalTitle")}</h3>
      <p>{t("checkout:payment.terminalBody")}</p>
    </section>
  );
}
