import { useId } from "react";
import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { languageName } from "../../i18n/format.ts";
import { SPOKEN } from "../../i18n/i18n.ts";
import type { PreviewClient } from "./client.ts";
import { PreviewTool } from "./PreviewTool.tsx";
import { speakTool } from "./viewer-language.ts";

/** The standalone preview, on a desktop. */
export function PreviewApp({ client }: { readonly client: PreviewClient }) {
  const { t, i18n } = useTranslation(["common", "preview"]);
  return (
    <I18nProvider locale={i18n.language}>
      <div className="desk">
        <header className="desk__head">
          <div>
            <h1>{t("preview:title")}</h1>
            <p>{t("preview:offline")}</p>
          </div>
          <ToolLanguage />
        </header>
        <main className="desk__main">
          <PreviewTool client={client} />
        </main>
      </div>
    </I18nProvider>
  );
}

/** All languages with texts, each by its own name. */
function ToolLanguage() {
  const { t, i18n } = useTranslation(["common", "preview"]);
  const id = useId();
  return (
    <div className="choice">
      <label className="choice__label" htmlFor={id}>
        {t("preview:toolLanguage")}
      </label>
      <select
        id={id}
        className="tool-button"
        value={i18n.language}
        onChange={(event) => void speakTool(event.currentTarget.value)}
      >
        {SPOKEN.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </div>
  );
}
