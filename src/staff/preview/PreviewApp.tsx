import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { languageName } from "../../i18n/format.ts";
import { Choice } from "./Choice.tsx";
import type { PreviewClient } from "./client.ts";
import { PreviewTool } from "./PreviewTool.tsx";
import { speakTool, TOOL_LANGUAGES } from "./viewer-language.ts";

/** The preview by itself, on a desk. */
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
          <Choice
            label={t("preview:toolLanguage")}
            options={TOOL_LANGUAGES.map((value) => ({ value, words: languageName(value) }))}
            chosen={TOOL_LANGUAGES.find((value) => value === i18n.language) ?? "en"}
            onChoose={(language) => void speakTool(language)}
          />
        </header>
        <main className="desk__room">
          <PreviewTool client={client} />
        </main>
      </div>
    </I18nProvider>
  );
}
