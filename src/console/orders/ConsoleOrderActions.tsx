import { useTranslation } from "react-i18next";
import type { DeviceState, OrderAnswer } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { OrderActions } from "../../staff/orders/OrderActions.tsx";
import { useOrderReading } from "../../staff/orders/order-reading.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { api } from "../api.ts";
import { useConsoleSession } from "../session/session.ts";
import { useLost } from "../shell/use-lost.ts";
import {
  type ActSituation,
  allowedActs,
  type Hindrance,
  hindranceOf,
  type OrderAct,
} from "./may-act.ts";
import { kindOf } from "./outcome.ts";
import type { ActState } from "./use-order-act.ts";

type Order = NonNullable<OrderAnswer["order"]>;

type ConsoleOrderActionsProps = {
  readonly order: Order;
  readonly seq: number | null;
  readonly act: ActState;
  /** What the kiosk lets the console do; null if it is not known. */
  readonly allowed: DeviceState["fleetStaff"] | null;
  readonly isAway: boolean;
};

/** The acts that the person may do at this kiosk now, why others are missing, and what came of the last one. */
export function ConsoleOrderActions(props: ConsoleOrderActionsProps) {
  const { order, seq, act, allowed, isAway } = props;
  const { person } = useConsoleSession();
  const isLost = useLost() !== null;
  const situation: ActSituation = {
    person,
    allowed: allowed && allowedActs(allowed),
    isAway,
    isLost,
  };
  const can = (one: OrderAct) => seq !== null && hindranceOf(one, situation) === null;
  const { orders } = api;
  const send: ActState["send"] = (wish, of) => act.send(wish, of);
  const at = seq ?? 0;
  return (
    <OrderActions
      order={order}
      acts={{
        retry: can("retry") ? () => send(orders.retry, at) : null,
        refund: can("refund")
          ? (wish) => send((input) => orders.refund({ ...input, ...wish }), at)
          : null,
        reclaimPoints: can("reclaim-points") ? () => send(orders.reclaimPoints, at) : null,
        resolve: can("resolve")
          ? (how) => send((input) => orders.resolve({ ...input, how }), at)
          : null,
      }}
      answer={
        <>
          <Missing order={order} situation={situation} upTo={allowed?.upTo ?? null} />
          <Answer act={act} />
        </>
      }
    />
  );
}

/** The acts that the order's state would allow. */
function wanted(order: Order): readonly OrderAct[] {
  return [
    ...(order.canRetry ? (["retry"] as const) : []),
    ...(order.refundable === null ? [] : (["refund"] as const)),
    ...(order.canReclaimPoints ? (["reclaim-points"] as const) : []),
    ...(order.reasons.length > 0 ? (["resolve"] as const) : []),
  ];
}

const HINDRANCES: readonly Hindrance[] = ["lost", "away", "role", "kiosk"];

type MissingProps = {
  readonly order: Order;
  readonly situation: ActSituation;
  readonly upTo: string | null;
};

/** What the order would need and the person cannot do here, each reason once. */
function Missing({ order, situation, upTo }: MissingProps) {
  const { t } = useTranslation("console");
  const { format } = useOrderReading();
  const acts = wanted(order);
  const limit =
    upTo !== null && acts.includes("refund") && hindranceOf("refund", situation) === null;
  return (
    <>
      {limit && (
        <p className="order-page__note">{t("orders.refundUpTo", { amount: format.money(upTo) })}</p>
      )}
      {HINDRANCES.map((hindrance) => {
        const missing = acts.filter((act) => hindranceOf(act, situation) === hindrance);
        if (missing.length === 0) return null;
        const names = format.list(missing.map((act) => t(`act.${act}`)));
        return (
          <p key={hindrance} className="hindrance">
            <Icon name="info" />
            <span>{t(`hindrance.${hindrance}`, { acts: names })}</span>
          </p>
        );
      })}
    </>
  );
}

/** What came of the last act: done, not done, or unknown with a way to ask again. */
function Answer({ act }: { readonly act: ActState }) {
  const { t } = useTranslation("console");
  const { answer, isFailed, isPending } = act;
  if (isPending) {
    return (
      <p className="order-page__answer" role="status">
        {t("orders.sending")}
      </p>
    );
  }
  if (isFailed) return <AskAgain act={act} title={t("outcome.no-answer.title")} />;
  if (answer === null || answer.outcome === "seen") return null;
  const { outcome } = answer;
  const kind = kindOf(outcome);
  if (kind === "again") return <AskAgain act={act} title={t(`outcome.${outcome}.title`)} />;
  return (
    <Panel
      tone={kind === "done" ? "message" : "problem"}
      icon={kind === "done" ? "check" : "warning"}
      title={t(`outcome.${outcome}.title`)}
      announced
    >
      <p>{t(`outcome.${outcome}.text`)}</p>
    </Panel>
  );
}

function AskAgain({ act, title }: { readonly act: ActState; readonly title: string }) {
  const { t } = useTranslation("console");
  return (
    <Panel tone="problem" title={isolate(title)} announced>
      <p>{t("outcome.no-answer.text")}</p>
      <Button onPress={act.repeat}>{t("orders.repeat")}</Button>
    </Panel>
  );
}
