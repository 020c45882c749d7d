import type { StatusView } from "../../electron/host/rpc/contract.ts";
import { useFit } from "./use-fit.ts";
import type { Translation } from "./use-languages.ts";

/** `stale`: numbers of kiosks that are not heard of. */
type Stale = { readonly stale: readonly string[] };
type PreparingProps = Stale & { readonly numbers: readonly string[]; readonly words: Translation };

/** Slips on the kitchen's rail. */
export function PreparingNumbers({ numbers, stale, words: { t } }: PreparingProps) {
  const { field, fit } = useFit(numbers, "slip");
  const left = numbers.length - fit.shown;
  return (
    <div className="status-field" ref={field}>
      {numbers.length === 0 && <p className="status-none">{t("preparingNone")}</p>}
      <ul className="status-numbers" style={fit.style}>
        {numbers.slice(0, fit.shown).map((number) => (
          <li
            className="slip display"
            dir="ltr"
            data-stale={stale.includes(number) || undefined}
            key={number}
          >
            {number}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="status-more display">{t("more", { number: left })}</p>}
    </div>
  );
}

type ReadyProps = Stale & { readonly ready: StatusView["ready"]; readonly words: Translation };

/** Tickets to collect; the newest stand out by position, colour, motion and a label. */
export function ReadyNumbers({ ready, stale, words: { t } }: ReadyProps) {
  const numbers = ready.map(({ number }) => number);
  const { field, fit } = useFit(numbers, "ticket");
  const left = ready.length - fit.shown;
  const fresh = ready.filter(({ isNew }) => isNew);
  return (
    <div className="status-field" ref={field}>
      {ready.length === 0 && (
        <div className="status-none">
          <img src="pictures/order-take-away.svg" alt="" />
          <p>{t("readyNone")}</p>
        </div>
      )}
      <ul className="status-numbers" style={fit.style}>
        {ready.slice(0, fit.shown).map(({ number, isNew }) => (
          <li
            className="call"
            data-new={isNew || undefined}
            data-stale={stale.includes(number) || undefined}
            key={number}
          >
            <div className="call__paper">
              <p className="call__number display" dir="ltr">
                {number}
              </p>
              {isNew && <p className="call__word display">{t("readyNow")}</p>}
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="status-more display">{t("more", { number: left })}</p>}
      <p className="visually-hidden" role="status">
        {fresh.map(({ number }) => t("readySpoken", { number })).join(" ")}
      </p>
    </div>
  );
}
