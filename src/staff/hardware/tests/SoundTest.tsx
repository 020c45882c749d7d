import i18next from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { languageName } from "../../../i18n/format.ts";
import { spokenFor } from "../../../i18n/i18n.ts";
import { offeredLanguages } from "../../../i18n/offered-languages.ts";
import { useOutlet } from "../../../outlet/use-outlet.ts";
import { Button } from "../../../ui/Button.tsx";
import { chime } from "../../../ui/chime.ts";
import { read, stopReading, useCanRead } from "../../../ui/speech.ts";

/** A tone, and a sentence in each of the outlet's languages that has a voice here. */
export function SoundTest() {
  const { t } = useTranslation("hardware");
  return (
    <>
      <Tone />
      <h3>{t("voices")}</h3>
      <Sentences />
    </>
  );
}

/** The same through headphones, which the person has plugged in. */
export function HeadphonesTest() {
  return (
    <>
      <Tone />
      <Sentences />
    </>
  );
}

function Tone() {
  const { t } = useTranslation("hardware");
  return (
    <div className="staff__actions">
      <Button icon="speaker" onPress={chime}>
        {t("tone")}
      </Button>
    </div>
  );
}

function Sentences() {
  const { t } = useTranslation("hardware");
  const { locales } = useOutlet();
  const hasVoices = useCanRead();
  useEffect(() => stopReading, []);
  if (!hasVoices) return <p role="status">{t("noVoice")}</p>;
  const offered = offeredLanguages(locales.enabled);
  const spoken = offered.filter(hasVoiceFor);
  const silent = offered.filter((locale) => !hasVoiceFor(locale));
  const say = async (locale: string) => {
    const language = spokenFor(locale, locales);
    await i18next.loadLanguages(language);
    read([i18next.getFixedT(language, "hardware")("sentence")], { locale });
  };
  return (
    <>
      <div className="staff__actions">
        {spoken.map((locale) => (
          <Button key={locale} icon="speaker" onPress={() => void say(locale)}>
            <span lang={locale}>{languageName(locale)}</span>
          </Button>
        ))}
      </div>
      {silent.length > 0 && (
        <p>{t("silent", { languages: silent.map(languageName).join(", ") })}</p>
      )}
    </>
  );
}

/** Voices are named by language and region, `en-GB`; their script differs from engine to engine. */
function hasVoiceFor(locale: string): boolean {
  const { language } = new Intl.Locale(locale);
  return window.speechSynthesis
    .getVoices()
    .some(({ lang }) => lang.replace("_", "-").split("-")[0] === language);
}
