import { useTranslation } from "react-i18next";
import { languageName } from "../../i18n/format.ts";
import { offeredLanguages } from "../../i18n/offered-languages.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Icon } from "../Icon.tsx";
import { PressButton } from "../PressButton.tsx";

type LanguageChoicesProps = {
  readonly onChosen?: () => void;
  /** If there is no room for every language: the maximum number of buttons, and the action of the last one. */
  readonly room?: { readonly most: number; readonly onMore: () => void };
};

/** The outlet's languages, each under its own name. */
export function LanguageChoices({ onChosen, room }: LanguageChoicesProps) {
  const { t } = useTranslation();
  const { outlet, locale: chosen } = useVisit("outlet", "locale");
  const send = useSend();
  const offered = offeredLanguages(outlet.locales.enabled);
  const shown = room ? within(offered, chosen, room.most) : offered;
  const more = offered.length - shown.length;
  return (
    <>
      {shown.map((locale) => (
        <ChoiceButton
          key={locale}
          lang={locale}
          isChosen={locale === chosen}
          onChoose={() => {
            send({ type: "LANGUAGE_CHOSEN", locale });
            onChosen?.();
          }}
        >
          {languageName(locale)}
        </ChoiceButton>
      ))}
      {room && more > 0 && (
        <PressButton
          className="choice-button"
          aria-label={`${t("language.choose")} + ${more}`}
          onPress={room.onMore}
        >
          <Icon name="globe" />
          <span>+ {more}</span>
        </PressButton>
      )}
    </>
  );
}

/** The first languages, always with the chosen one, and a place left for the button that shows all. */
function within(offered: readonly string[], chosen: string, most: number): readonly string[] {
  if (offered.length <= most) return offered;
  const first = offered.slice(0, most - 1);
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
