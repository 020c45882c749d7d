import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  allowsSeveral,
  freeUnitsUsed,
  groupProblem,
  MAX_CHOICES,
} from "../../../domain/choices.ts";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import { type ModifierGroup, priceFor } from "../../../domain/menu.ts";
import { compare, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useStable } from "../../ui/use-stable.ts";
import { boundsText, problemText } from "./bounds-text.ts";
import { CountedOption } from "./CountedOption.tsx";
import type { ChoicesDraft } from "./choices-draft.ts";
import { ModifierOption } from "./ModifierOption.tsx";
import { useOptionPrices } from "./use-option-prices.ts";
import "./choices.css";

/** More free units than this are shown as text only. */
const MOST_TICKS = 4;

type ModifierGroupViewProps = {
  readonly group: ModifierGroup;
  readonly draft: ChoicesDraft;
  /** The customer tried to go on although it cannot be ordered as it is. */
  readonly isMissing: boolean;
};

/** A group of modifiers with its bounds and the current choice. */
export function ModifierGroupView({ group, draft, isMissing }: ModifierGroupViewProps) {
  const { t } = useTranslation("item");
  const localize = useLocalize();
  const pictures = useMenu()?.pictures ?? {};
  const [wasFull, setWasFull] = useState(false);
  const priceOf = useOptionPrices(group, draft);
  const toggle = useStable((modifierId: string) => setWasFull(!draft.toggle(group, modifierId)));
  const isChosen = (modifierId: string) =>
    draft.choices.some((choice) => choice.groupId === group.id && choice.modifierId === modifierId);
  const title = localize(group.title);
  const description = localize(group.description);
  const several = allowsSeveral(group);
  const isFull = wasFull || (several && draft.choices.length >= MAX_CHOICES);
  const pictured = showsPictures(group.modifiers.map(({ id }) => pictures[id]));
  return (
    <fieldset className="group" data-group={group.id} data-missing={isMissing || undefined}>
      <legend className="visually-hidden">{title}</legend>
      <div className="group__heading">
        <h3>
          <Hyphenated>{title}</Hyphenated>
        </h3>
        <p>
          {group.min > 0 && <strong>{t("required")} </strong>}
          {group.min === 0 && group.free === 0 && `${t("optional")} `}
          <FreeUnitsText group={group} />{" "}
          {boundsText(t, group, several ? undefined : group.modifiers.length)}
          {several && ` ${t("several")}`}
        </p>
        <FreeCounter group={group} draft={draft} />
        {description !== "" && (
          <p className="group__about">
            <Hyphenated>{description}</Hyphenated>
          </p>
        )}
      </div>
      {isMissing && (
        <p className="group__message">
          <Icon name="warning" />
          {problemText(t, title, groupProblem(group, draft.choices))}
        </p>
      )}
      {isFull && (
        <p className="group__message" role="status">
          <Icon name="info" />
          {t("full")}
        </p>
      )}
      <div
        className="group__options"
        data-list=""
        data-pictured={pictured || undefined}
        data-counted={several || undefined}
      >
        {group.modifiers.map((modifier) => {
          const words = {
            modifierId: modifier.id,
            name: localize(modifier.title),
            about: localize(modifier.description),
            price: priceOf(modifier),
            picture: pictured ? pictures[modifier.id] : undefined,
          };
          return several ? (
            <CountedOption key={modifier.id} {...words} group={group} draft={draft} />
          ) : (
            <ModifierOption
              key={modifier.id}
              {...words}
              isChosen={isChosen(modifier.id)}
              onToggle={toggle}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** A drawing among mostly empty cards looks like a mistake; the outlet's own photos are shown all the same. */
function showsPictures(pictures: readonly (DishPicture | undefined)[]): boolean {
  const found = pictures.filter((picture) => picture !== undefined);
  return found.some(({ kind }) => kind === "photo") || 2 * found.length >= pictures.length;
}

/** "2 free, then from €0.90 each." */
function FreeUnitsText({ group }: { group: ModifierGroup }) {
  const { t } = useTranslation("item");
  const format = useFormat();
  const { orderType } = useVisit("orderType");
  const [cheapest] = group.modifiers
    .map((modifier) => priceFor(modifier.prices, orderType).value)
    .filter((price) => compare(price, ZERO) > 0)
    .sort(compare);
  if (group.free === 0 || cheapest === undefined) return null;
  return (
    <>
      <strong>{t("free", { count: group.free })}</strong>{" "}
      {t("thenFrom", { price: format.money(cheapest) })}
    </>
  );
}

/** How many of the free units are used: a tick each, and as text. */
function FreeCounter({ group, draft }: Pick<ModifierGroupViewProps, "group" | "draft">) {
  const { t } = useTranslation("item");
  const { orderType } = useVisit("orderType");
  if (group.free === 0 || group.free === group.max) return null;
  const used = freeUnitsUsed(group, draft.choices, orderType);
  const boxes = Array.from({ length: Math.min(group.free, MOST_TICKS + 1) }, (_, index) => ({
    name: `free-${index}`,
    isUsed: index < used,
  }));
  return (
    <p className="group__free">
      {boxes.length <= MOST_TICKS &&
        boxes.map(({ name, isUsed }) => (
          <span className="group__tick" data-used={isUsed || undefined} key={name}>
            {isUsed && <Icon name="check" />}
          </span>
        ))}
      {t("freeUsed", { used, free: group.free })}
    </p>
  );
}
