import { useTranslation } from "react-i18next";
import type { OrderType } from "../../../contracts/ordering.ts";
import { Dish, type Tint } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PressButton } from "../../ui/PressButton.tsx";

const PICTURES: Readonly<Record<OrderType, string>> = {
  EAT_IN: "./pictures/order-eat-in.svg",
  PICKUP: "./pictures/order-take-away.svg",
  DRIVE_THROUGH: "./pictures/order-drive-through.svg",
  DELIVERY: "./pictures/order-take-away.svg",
  CATERING: "./pictures/order-take-away.svg",
};

const TINTS: Readonly<Record<OrderType, Tint>> = {
  EAT_IN: "sage",
  PICKUP: "blush",
  DRIVE_THROUGH: "sky",
  DELIVERY: "blush",
  CATERING: "blush",
};

const drawing = (url: string) => ({ kind: "drawing", url }) as const;

type OrderTypeCardProps = { readonly orderType: OrderType; readonly onStart: () => void };

/** An order type to begin with: picture and label, the whole card is the button. */
export function OrderTypeCard({ orderType, onStart }: OrderTypeCardProps) {
  const { t } = useTranslation();
  return (
    <PressButton className="order-type-card" onPress={onStart}>
      <span className="order-type-card__picture">
        <Dish
          productId={orderType}
          picture={drawing(PICTURES[orderType])}
          tint={TINTS[orderType]}
        />
      </span>
      <span className="order-type-card__text display">
        {t(`orderType.${orderType}`)}
        <Icon name="forward" />
      </span>
    </PressButton>
  );
}
