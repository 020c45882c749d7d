import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../journey/use-visit.ts";
import { usePinyin } from "../ui/keyboard/use-pinyin.ts";
import { SearchField } from "../ui/search/SearchField.tsx";
import { CountryGrid } from "./CountryGrid.tsx";
import type { CountryList, CountryOption } from "./countries.ts";
import { countryEntries, findCountries } from "./country-search.ts";
import "./country-search.css";

type CountrySearchProps = {
  readonly list: CountryList;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  /** Leaves without a word: back to the list. */
  readonly onLeave: () => void;
};

/** The search for a country by word or dial code, updated with every letter. */
export function CountrySearch({ list, chosen, onChoose, onLeave }: CountrySearchProps) {
  const { t } = useTranslation("identify");
  const [typed, setTyped] = useState("");
  const [isTyping, setTyping] = useState(true);
  const results = useRef<HTMLHeadingElement>(null);
  const found = useFoundCountries(list, typed);
  const done = () => {
    if (typed.trim() === "") return onLeave();
    setTyping(false);
    results.current?.focus({ preventScroll: true });
  };
  return (
    <div className="country-search" data-typing={isTyping || undefined}>
      <SearchField
        label={t("countries.search.open")}
        typed={typed}
        isTyping={isTyping}
        hasDigits
        onChange={setTyped}
        onType={() => setTyping(true)}
        onDone={done}
      >
        <div className="country-search__results">
          <h3 ref={results} tabIndex={-1}>
            <span role="status">
              <Outcome typed={typed.trim()} count={found.length} />
            </span>
          </h3>
          {typed.trim() !== "" && found.length === 0 && <p>{t("countries.search.noneHint")}</p>}
          {found.length > 0 && <CountryGrid options={found} chosen={chosen} onChoose={onChoose} />}
        </div>
      </SearchField>
    </div>
  );
}

type OutcomeProps = { readonly typed: string; readonly count: number };

function Outcome({ typed, count }: OutcomeProps) {
  const { t } = useTranslation(["identify", "common"]);
  if (typed === "") return t("identify:countries.search.ask");
  if (count > 0) return t("identify:countries.search.found", { count });
  return t("common:search.none", { word: typed });
}

function useFoundCountries({ offered, others }: CountryList, typed: string): CountryOption[] {
  const { locale, outlet } = useVisit("locale", "outlet");
  const { fallback } = outlet.locales;
  const spell = usePinyin(new Intl.Locale(locale).language === "zh")?.spellPinyin;
  const entries = useMemo(
    () => countryEntries([...offered, ...others], { locales: [locale, fallback], spell }),
    [offered, others, locale, fallback, spell],
  );
  return useMemo(() => findCountries(entries, typed), [entries, typed]);
}
