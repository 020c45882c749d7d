import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { SearchOpener } from "../ui/search/SearchOpener.tsx";
import { CountryGrid } from "./CountryGrid.tsx";
import { CountrySearch } from "./CountrySearch.tsx";
import { type CountryList, groupByLetter } from "./countries.ts";
import "./country-sheet.css";

type CountrySheetProps = {
  readonly isOpen: boolean;
  readonly list: CountryList;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly onClose: () => void;
};

/**
 * Chooses the country of a number: the outlet's own at a touch, every other one by its name, its code or its first
 * letter.
 */
export function CountrySheet({ isOpen, onClose, ...choice }: CountrySheetProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("identify:countries.title")}>
      <Countries {...choice} />
    </Sheet>
  );
}

/** Begins with the list each time the sheet is opened. */
function Countries({ list, ...choice }: Pick<CountrySheetProps, "list" | "chosen" | "onChoose">) {
  const { t } = useTranslation(["common", "identify"]);
  const [isSearching, setSearching] = useState(false);
  if (isSearching) {
    return <CountrySearch {...choice} list={list} onLeave={() => setSearching(false)} />;
  }
  return (
    <>
      <SearchOpener
        className="search-bar"
        text={t("identify:countries.search.open")}
        onOpen={() => setSearching(true)}
      />
      <CountryGrid options={list.offered} {...choice} />
      <OtherCountries options={list.others} {...choice} />
    </>
  );
}

type ChoiceProps = ComponentProps<typeof CountryGrid>;

function OtherCountries({ options, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { locale } = useVisit("locale");
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
            repeatable="always"
            data-open={group.letter === letter || undefined}
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
