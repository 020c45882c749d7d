import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/rpc/contract.ts";
import { ConsentText } from "./ConsentText.tsx";
import type { AcceptanceRow, ConsentPlan, ConsentState } from "./consent.ts";
import { TickBox } from "./TickBox.tsx";
import { useChannels } from "./use-channels.ts";

type ConsentsProps = {
  readonly plan: ConsentPlan;
  readonly state: ConsentState;
  readonly onChange: (change: Partial<ConsentState>) => void;
  readonly onOpen: (document: DocumentView) => void;
};

/** Documents to accept before a number is sent, and documents that only inform. */
export function Acceptances({
  plan,
  state,
  onChange,
  onOpen,
  isMissing,
}: ConsentsProps & { readonly isMissing: boolean }) {
  const tick = (row: AcceptanceRow, ticked: boolean) =>
    onChange({
      accepted: ticked
        ? [...state.accepted, row.id]
        : state.accepted.filter((other) => other !== row.id),
    });
  return (
    <>
      {plan.notice && (
        <p className="consent__notice">
          <ConsentText parts={plan.notice} onOpen={onOpen} />
        </p>
      )}
      {plan.required.map((row) => (
        <AcceptanceBox
          key={row.id}
          row={row}
          ticked={state.accepted.includes(row.id)}
          isMissing={isMissing && !state.accepted.includes(row.id)}
          onTick={(ticked) => tick(row, ticked)}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}

type AcceptanceBoxProps = {
  readonly row: AcceptanceRow;
  readonly ticked: boolean;
  readonly isMissing: boolean;
  readonly onTick: (ticked: boolean) => void;
  readonly onOpen: (document: DocumentView) => void;
};

function AcceptanceBox({ row, ticked, isMissing, onTick, onOpen }: AcceptanceBoxProps) {
  const id = useId();
  return (
    <div className="consent__row">
      <TickBox
        id={id}
        ticked={ticked}
        labelledBy={`${id}-text`}
        isInvalid={isMissing}
        onChange={onTick}
      />
      <p id={`${id}-text`}>
        <ConsentText parts={row.parts} onOpen={onOpen} boxId={id} />
      </p>
    </div>
  );
}

/** Marketing channels beside the phone form: optional, unticked. */
export function MarketingChannels({ plan, state, onChange, onOpen }: ConsentsProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { marketing } = plan;
  const channels = useChannels({ offered: marketing?.channels ?? [], state, onChange });
  if (!marketing) return null;
  return (
    <section className="consent__marketing">
      <h3>{marketing.headline || t("identify:consent.heading")}</h3>
      {marketing.body.length > 0 && (
        <p>
          <ConsentText parts={marketing.body} onOpen={onOpen} />
        </p>
      )}
      <p className="consent__optional">{t("identify:consent.optional")}</p>
      <fieldset className="consent__channels">
        <legend className="visually-hidden">{t("identify:consent.channels")}</legend>
        {channels.map(({ channel, ticked, tick }) => (
          <ChannelBox
            key={channel}
            name={t(`identify:consent.${channel}`)}
            ticked={ticked}
            onTick={tick}
          />
        ))}
      </fieldset>
    </section>
  );
}

type ChannelBoxProps = {
  readonly name: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
};

function ChannelBox({ name, ticked, onTick }: ChannelBoxProps) {
  const id = useId();
  return (
    <div className="consent__row">
      <TickBox id={id} ticked={ticked} labelledBy={`${id}-text`} onChange={onTick} />
      <label id={`${id}-text`} htmlFor={id}>
        {name}
      </label>
    </div>
  );
}
