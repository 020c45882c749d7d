import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

type OrderedListProps = {
  /** Its accessible name. */
  readonly label: string;
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    /** The address of a picture of it. */
    readonly picture?: string | undefined;
  }[];
  /** With the ids that are left, in their order. */
  readonly onChange: (ids: readonly string[]) => void;
};

/** What staff chose in an order: moved up and removed. */
export function OrderedList({ label, entries, onChange }: OrderedListProps) {
  const { t } = useTranslation(["common", "look"]);
  const ids = entries.map(({ id }) => id);
  const without = (id: string) => ids.filter((one) => one !== id);
  return (
    <ol className="look__list" aria-label={label}>
      {entries.map(({ id, name, picture }, place) => (
        <li key={id} className="look__chosen">
          {picture !== undefined && <img className="look__thumbnail" src={picture} alt="" />}
          <span className="look__row-name">
            <bdi>{name}</bdi>
          </span>
          <Button
            icon="up"
            aria-label={t("look:products.earlier", { name })}
            isDisabled={place === 0}
            onPress={() => onChange(without(id).toSpliced(place - 1, 0, id))}
          />
          <Button
            icon="close"
            aria-label={t("look:products.remove", { name })}
            onPress={() => onChange(without(id))}
          />
        </li>
      ))}
    </ol>
  );
}
