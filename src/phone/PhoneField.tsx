import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon.tsx";
import { keyed } from "../ui/keyed.ts";
import type { CountryOption } from "./countries.ts";
import { Flag } from "./Flag.tsx";
import type { MaskedNumber, Slot } from "./masks.ts";
import "./phone.css";

type PhoneFieldProps = {
  /** Null: the number is typed with its country code. */
  readonly country: CountryOption | null;
  readonly drawn: MaskedNumber;
  readonly onOpenCountries: () => void;
  /** Id of the text that describes what is wrong with the number, if anything. */
  readonly problemId?: string | undefined;
};

/**
 * The number as it is typed: country, digits, caret, and the number of digits still expected. Phone numbers run left to
 * right in every language. Keys arrive through the surrounding `PhoneEntry`.
 */
export function PhoneField({ country, drawn, onOpenCountries, problemId }: PhoneFieldProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <div className="phone-field" dir="ltr">
      {country ? (
        <CountryButton country={country} onPress={onOpenCountries} />
      ) : (
        <span className="phone-field__country">+</span>
      )}
      <div className="phone-field__number" data-read="private">
        {/* Read-only: input comes through the pad, so that a scanner cannot type into it. */}
        <input
          className="phone-field__input"
          type="tel"
          inputMode="none"
          readOnly
          value={drawn.typed}
          aria-label={t("identify:field")}
          aria-describedby={problemId}
        />
        <span className="phone-field__typed" aria-hidden="true">
          {drawn.typed}
        </span>
        <span className="phone-field__caret" aria-hidden="true" />
        <span className="phone-field__rest" aria-hidden="true">
          {keyed(drawn.rest, (slot) => slot.kind).map(({ key, entry }) => (
            <SlotMark key={key} slot={entry} />
          ))}
        </span>
      </div>
    </div>
  );
}

type CountryButtonProps = { readonly country: CountryOption; readonly onPress: () => void };

function CountryButton({ country, onPress }: CountryButtonProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { name, callingCode: code } = country;
  return (
    <Button
      className="phone-field__country"
      aria-label={t("identify:country", { name, code })}
      onPress={onPress}
    >
      <Flag country={country.country} />
      <span>{code}</span>
      <Icon name="down" />
    </Button>
  );
}

function SlotMark({ slot }: { readonly slot: Slot }) {
  if (slot.kind === "digit") return <i className="phone-field__slot" />;
  return slot.text === " " ? <i className="phone-field__gap" /> : <span>{slot.text}</span>;
}
