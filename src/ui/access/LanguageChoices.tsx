import { languageName } from "../../i18n/format.ts";
import { offeredLanguages } from "../../i18n/test-language.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { ChoiceButton } from "../ChoiceButton.tsx";

/** The outlet's languages, each under its own name. */
export function LanguageChoices({ onChosen }: { onChosen?: () => void }) {
  const { context, send } = useVisit();
  return offeredLanguages(context.outlet.locales.enabled).map((locale) => (
    <ChoiceButton
      key={locale}
      lang={locale}
      isChosen={locale === context.locale}
      onChoose={() => {
        send({ type: "LANGUAGE_CHOSEN", locale });
        onChosen?.();
      }}
    >
      {languageName(locale)}
    </ChoiceButton>
  ));
}
