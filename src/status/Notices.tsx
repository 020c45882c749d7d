import type { StatusView } from "../../electron/host/rpc/contract.ts";
import { createTimeFormat } from "../i18n/format.ts";
import { isolate } from "../i18n/isolate.ts";
import { Icon } from "../ui/Icon.tsx";
import { InTurn } from "./Column.tsx";
import type { Languages, Translation } from "./use-languages.ts";

type NoticesProps = {
  readonly view: StatusView;
  readonly languages: Languages;
  readonly lostSince: number | null;
};

/** Exceptions: a call for staff, numbers that have to ask at the counter, a lost connection. */
export function Notices({ view, languages, lostSince }: NoticesProps) {
  const { ask, staffCall, shared } = view;
  const { main, others } = languages;
  return (
    <footer className="status__notices">
      {staffCall && (
        <section className="notice notice--staff" role="alert">
          <Icon name="bell" />
          <p className="notice__main display">
            {main.t("staffCall", { terminal: isolate(staffCall.terminalId) })}
          </p>
        </section>
      )}
      {shared?.twice.map(({ number, terminalIds }) => (
        <section className="notice notice--staff" role="alert" key={number}>
          <Icon name="bell" />
          <p className="notice__main display">
            {main.t("twice", {
              number: isolate(number),
              terminals: terminalIds.map(isolate).join(", "),
            })}
          </p>
        </section>
      ))}
      {ask.length > 0 && (
        <section className="notice notice--ask">
          <Icon name="info" />
          <div className="notice__text">
            <p className="notice__main display">{main.t("ask")}</p>
            <InTurn others={others} text={({ t }) => t("ask")} />
          </div>
          <ul className="notice__numbers">
            {ask.map((number) => (
              <li className="display" dir="ltr" key={number}>
                {number}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Outdated {...{ view, languages, lostSince }} />
      {lostSince === null && <Alone {...{ shared, words: main }} />}
    </footer>
  );
}

type AloneProps = { readonly shared: StatusView["shared"]; readonly words: Translation };

/** For staff: whose numbers are shown without the others', and how a new display gets any. */
function Alone({ shared, words: { t } }: AloneProps) {
  if (!shared) return null;
  const { terminalId, awaySince, pairingCode } = shared;
  if (pairingCode === null && (terminalId === null || awaySince === null)) return null;
  return (
    <p className="notice-alone" role="status">
      <Icon name="info" />
      {pairingCode === null
        ? t("alone", { terminal: isolate(terminalId ?? "") })
        : t("pair", { code: isolate(pairingCode) })}
    </p>
  );
}

/** The first that applies: everything, some kiosks, or the kitchen may be out of date. */
function Outdated({ view, languages, lostSince }: NoticesProps) {
  const { silentSince, shared } = view;
  const isOwnDisplay = shared !== null && shared.terminalId === null;
  const lost = lostSince ?? (isOwnDisplay ? shared.awaySince : null);
  if (lost !== null) {
    const text: StaleText = ({ t }, time) => t("lost", { time });
    return <Stale {...{ view, languages, text, since: lost }} />;
  }
  const silent = shared?.silent ?? [];
  if (silent.length > 0) {
    const terminals = silent.map(({ terminalId }) => isolate(terminalId)).join(", ");
    const text: StaleText = ({ t }, time) => t("kioskSilent", { terminals, time });
    const since = Math.min(...silent.map((kiosk) => kiosk.since));
    return <Stale {...{ view, languages, text, since }} />;
  }
  if (silentSince === null) return null;
  const text: StaleText = ({ t }, time) => t("silent", { time });
  return <Stale {...{ view, languages, text, since: silentSince }} />;
}

type StaleText = (words: Translation, time: string) => string;

type StaleProps = {
  readonly view: StatusView;
  readonly languages: Languages;
  readonly since: number;
  readonly text: StaleText;
};

/** Since when the display may be out of date. */
function Stale({ view, languages: { main, others }, since, text }: StaleProps) {
  const at = ({ locale }: Translation) =>
    createTimeFormat({ locale, timezone: view.outlet.timezone })(since);
  return (
    <section className="notice" data-stale role="status">
      <Icon name="warning" />
      <div className="notice__text">
        <p className="notice__main display">{text(main, at(main))}</p>
        <InTurn others={others} text={(words) => text(words, at(words))} />
      </div>
    </section>
  );
}
