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
  const { ask, staffCall, silentSince } = view;
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
      {lostSince !== null ? (
        <Stale
          languages={languages}
          text={({ t }, time) => t("lost", { time })}
          {...{ view, since: lostSince }}
        />
      ) : (
        silentSince !== null && (
          <Stale
            languages={languages}
            text={({ t }, time) => t("silent", { time })}
            {...{ view, since: silentSince }}
          />
        )
      )}
    </footer>
  );
}

type StaleProps = {
  readonly view: StatusView;
  readonly languages: Languages;
  readonly since: number;
  readonly text: (words: Translation, time: string) => string;
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
