import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScreenName } from "../../journey/screen-of.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "./Choice.tsx";
import {
  type IdentifyAnswer,
  type PreviewFrame,
  REJECTION_CODES,
  type WalkOrder,
} from "./frame/scene.ts";

const CUSTOMERS = ["known", "new", "unknown-tier", "rewarded"] as const;

/** Answers of the loyalty service by name. */
const ANSWERS: ReadonlyMap<string, IdentifyAnswer> = new Map([
  ...CUSTOMERS.map(
    (customer) => [customer, { is: "accepted", customer } as IdentifyAnswer] as const,
  ),
  ...REJECTION_CODES.map(
    (code) => [`code-${code}`, { is: "rejected", code } as IdentifyAnswer] as const,
  ),
  ["unavailable", { is: "unavailable" }],
]);

export const FIRST_ANSWER: IdentifyAnswer = { is: "accepted", customer: "known" };

type WalkPanelProps = {
  /** Null while it is being loaded. */
  readonly frame: PreviewFrame | null;
  /** Which screen of the visit's machine is shown; null before the first. */
  readonly screen: ScreenName | null;
  readonly onAgain: () => void;
};

/** The answers of the services during a walk-through. */
export function WalkPanel({ frame, screen, onAgain }: WalkPanelProps) {
  const { t } = useTranslation(["common", "preview"]);
  const [chosen, setChosen] = useState("known");
  const choose = (name: string) => {
    setChosen(name);
    const answer = ANSWERS.get(name);
    if (answer) frame?.answer(answer);
  };
  const labelOf = (name: string): string => {
    const answer = ANSWERS.get(name);
    if (answer?.is === "accepted") {
      return `${t("preview:walk.accepted")}: ${t(`preview:walk.customer.${answer.customer}`)}`;
    }
    if (answer?.is !== "rejected") return t("preview:walk.unavailable");
    const { code } = answer;
    const words = code === "other" ? t("preview:walk.codeOther") : t("preview:walk.code", { code });
    return `${t("preview:walk.rejected")}: ${words}`;
  };
  return (
    <div className="walk">
      <h2>{t("preview:walk.title")}</h2>
      <p>{t("preview:walk.lead")}</p>
      <p className="walk__at" role="status">
        {/* The walk-through has no sign-in. */}
        {screen !== null &&
          screen !== "staff" &&
          t("preview:walk.at", { screen: t(`preview:machineScreen.${screen}`) })}
      </p>
      <Choice
        label={t("preview:walk.identify")}
        options={[...ANSWERS.keys()].map((value) => ({ value, words: labelOf(value) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <Orders
        label={t("preview:walk.payment")}
        orders={["paid", "declined", "expired"]}
        isUsable={screen === "payment"}
        onOrder={(order) => frame?.walk(order)}
      />
      <Orders
        label={t("preview:walk.kitchen")}
        orders={["ready", "canceled"]}
        isUsable={screen === "done"}
        onOrder={(order) => frame?.walk(order)}
      />
      <Button className="tool-button" onPress={onAgain}>
        {t("preview:walk.again")}
      </Button>
    </div>
  );
}

type OrdersProps = {
  readonly label: string;
  readonly orders: readonly WalkOrder[];
  readonly isUsable: boolean;
  readonly onOrder: (order: WalkOrder) => void;
};

function Orders({ label, orders, isUsable, onOrder }: OrdersProps) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <fieldset className="walk__orders">
      <legend className="choice__label">{label}</legend>
      {orders.map((order) => (
        <Button
          key={order}
          className="tool-button"
          isDisabled={!isUsable}
          onPress={() => onOrder(order)}
        >
          {t(`preview:walk.${order}`)}
        </Button>
      ))}
    </fieldset>
  );
}
