import { useTranslation } from "react-i18next";
import { useVisitSelector } from "../../journey/use-visit.ts";
import type { RanOut, VisitContext } from "../../journey/visit-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { focusMainAction } from "./focus-main-action.ts";
import type { Order } from "./use-order.ts";

type MenuNewsProps = { readonly order: Order };

/** Changes of the menu or of the kitchen that affect the order since it was configured. */
export function MenuNews({ order }: MenuNewsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { removal, changes } = order;
  const ranOut = useVisitSelector(ranOutOf);
  if (ranOut && removal.removed === null) return <SomethingRanOut order={order} ranOut={ranOut} />;
  if (changes === 0) return null;
  return (
    <Panel tone="problem" title={t("checkout:review.changedTitle")} announced>
      <p>{t("checkout:review.changes", { count: changes })}</p>
      <AcceptAll order={order} />
    </Panel>
  );
}

/** The kitchen refused the order because something was unavailable: shown until the order changes. */
function ranOutOf({ ranOut, basket }: VisitContext): RanOut | null {
  return ranOut?.basket === basket ? ranOut : null;
}

/** The kitchen did not have something: marked if the menu shows what, a message if it does not. */
function SomethingRanOut({ order, ranOut }: MenuNewsProps & { readonly ranOut: RanOut }) {
  const { t } = useTranslation(["common", "checkout"]);
  const isKnown = order.changes > 0;
  return (
    <Panel tone="problem" title={t("checkout:review.ranOutTitle")} announced>
      <p>{t(isKnown ? "checkout:review.fixFirst" : "checkout:review.ranOutUnknown")}</p>
      <p>{t(`checkout:checkoutFailed.money.${ranOut.money}`)}</p>
      <AcceptAll order={order} />
    </Panel>
  );
}

/** Accepts several changes with one touch, if none of them needs another choice. */
export function AcceptAll({ order }: MenuNewsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { acceptAll, changes } = order;
  if (acceptAll === null || changes < 2) return null;
  return (
    <Button
      icon="check"
      className="review__accept"
      onPress={() => {
        focusMainAction();
        acceptAll();
      }}
    >
      {t("checkout:review.acceptAll")}
    </Button>
  );
}
