import { ChoiceButton } from "../ui/ChoiceButton.tsx";
import type { CountryOption } from "./countries.ts";
import { Flag } from "./Flag.tsx";

type CountryGridProps = {
  readonly options: readonly CountryOption[];
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
};

/** Countries to choose from, each with its flag and dial code. */
export function CountryGrid({ options, chosen, onChoose }: CountryGridProps) {
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
