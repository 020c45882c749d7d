import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PrintView } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { useOrderReading } from "./order-reading.ts";

type OrderPrintsProps = { readonly checkoutId: string };

/** What was printed of an order on the receipt printer; each can be printed again, as a copy. */
export function OrderPrints({ checkoutId }: OrderPrintsProps) {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const { data: prints = [] } = useQuery(
    orpc.staffMode.printing.ofOrder.experimental_liveOptions({
      input: { session, checkoutId },
      ...STREAM_RETRY,
    }),
  );
  if (prints.length === 0) return null;
  return (
    <section className="order-page__prints" aria-label={t("printing.prints")}>
      <h3>{t("printing.prints")}</h3>
      <ul>
        {prints.map((print) => (
          <Print key={print.jobId} checkoutId={checkoutId} print={print} />
        ))}
      </ul>
    </section>
  );
}

function Print({ checkoutId, print }: OrderPrintsProps & { readonly print: PrintView }) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const session = useStaffSession();
  const { jobId, kind, isCopy, state, at, isStored } = print;
  const { printing } = host.staffMode;
  const { mutate, status } = useMutation({ mutationFn: (act: () => Promise<unknown>) => act() });
  const act = (wish: () => Promise<unknown>) => {
    if (status !== "pending") mutate(wish);
  };
  const canRepeat = isStored && !isCopy;
  const confirm = (isHere: boolean) =>
    act(() => printing.confirm({ session, checkoutId, jobId, isHere }));
  const what = t(`printing.kind.${kind}`);
  return (
    <li>
      <span>
        {isCopy ? t("printing.copy", { what }) : what}
        <span className="order-page__note">
          {format.date(at)} {format.time(at)} · {t(`printing.state.${state}`)}
        </span>
      </span>
      <div className="staff__actions" role="status">
        {status === "error" && t("failed")}
        {state === "unconfirmed" && (
          <>
            <Button onPress={() => confirm(true)}>{t("printing.isHere")}</Button>
            {!canRepeat && <Button onPress={() => confirm(false)}>{t("printing.notHere")}</Button>}
          </>
        )}
        {canRepeat && state !== "printing" && (
          <Button
            onPress={() => {
              const copyId = crypto.randomUUID();
              act(() => printing.again({ session, checkoutId, jobId, copyId }));
            }}
          >
            {t("printing.again")}
          </Button>
        )}
      </div>
    </li>
  );
}
