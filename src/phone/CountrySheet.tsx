import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { ChoiceButton } from "../ui/ChoiceButton.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { type CountryList, type CountryOption, groupByLetter } from "./countries.ts";
import { Flag } from "./Flag.tsx";
import "./country-sheet.css";

type CountrySheetProps = {
  readonly isOpen: boolean;
  readonly list: CountryList;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly onClose: () => void;
};

/** Chooses the country of a number: the outlet's own at once, every other one by its first letter. */
export function CountrySheet({ isOpen, list, chosen, onChoose, onClose }: CountrySheetProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("identify:countries.title")}>
      <CountryGrid options={list.offered} chosen={chosen} onChoose={onChoose} />
      <OtherCountries options={list.others} chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

type ChoiceProps = {
  readonly options: readonly CountryOption[];
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
};

function CountryGrid({ options, chosen, onChoose }: ChoiceProps) {
  return (
    <ul className="countries__grid">
      {options.map(({ country, name, callingCode }) => (
        <li key={country}>
          <ChoiceButton isChosen={country === chosen} onChoose={() => onChoose(country)}>
            <span className="countries__option">
              <Flag country={country} />
              <span className="countries__name">{name}</span>
              <bdi className="countries__code" dir="ltr">
                {callingCode}
              </bdi>
            </span>
          </ChoiceButton>
        </li>
      ))}
    </ul>
  );
}

function OtherCountries({ options, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { locale } = useVisit().context;
  const [letter, setLetter] = useState<string | null>(null);
  const groups = groupByLetter(options, locale);
  const found = groups.find((group) => group.letter === letter)?.options ?? [];
  return (
    <section className="countries__others">
      <h3>{t("identify:countries.others")}</h3>
      <fieldset className="countries__letters">
        <legend className="visually-hidden">{t("identify:countries.letters")}</legend>
        {groups.map((group) => (
          <Button
            key={group.letter}
            kind="quiet"
            taps="types"
            className={group.letter === letter ? "countries__letter--open" : ""}
            aria-label={t("identify:countries.letter", { letter: group.letter })}
            onPress={() => setLetter(group.letter)}
          >
            {group.letter}
          </Button>
        ))}
      </fieldset>
      {found.length > 0 && <CountryGrid options={found} chosen={chosen} onChoose={onChoose} />}
    </section>
  );
}
