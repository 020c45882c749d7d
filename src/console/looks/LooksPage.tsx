import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { sortDevices } from "../kiosks/alarms.ts";
import { useDevices } from "../kiosks/use-devices.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTimes } from "../ui/use-times.ts";
import { type Sending, useSending, type Wish } from "./use-sending.ts";
import "./looks.css";

/** As the kiosks take it (fleet/messages/look-file.ts). */
const MOST_BYTES = 67_108_864;
const MEGABYTE = 1_000_000;
const USES = ["draft", "publish"] as const;

/** The look of one outlet, exported at a kiosk, is sent to others. */
export function LooksPage() {
  const { t } = useTranslation("console");
  const { data: devices } = useDevices();
  const sending = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [use, setUse] = useState<Wish["use"]>("draft");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isBusy = sending.state === "uploading" || sending.state === "sending";
  const rows = [...(devices?.values() ?? [])].filter(({ kind }) => kind === "kiosk");
  const kiosks = rows.filter((row) => chosen.has(row.id) && mayTake(row, use)).map(({ id }) => id);
  const isTooLarge = file !== null && file.size > MOST_BYTES;
  const canSend = file !== null && file.size > 0 && !isTooLarge && kiosks.length > 0 && !isBusy;
  return (
    <>
      <PageTitle>{t("page.looks")}</PageTitle>
      <p className="page-lead">{t("looks.lead")}</p>
      <div className="console-form looks">
        <FileChoice
          file={file}
          isTooLarge={isTooLarge}
          onChoose={setFile}
          onChange={sending.reset}
        />
        <fieldset className="roles" aria-label={t("looks.use")}>
          <h2>{t("looks.use")}</h2>
          {USES.map((one) => (
            <ChoiceButton key={one} isChosen={use === one} onChoose={() => setUse(one)}>
              <span className="roles__name">{t(`looks.${one}.name`)}</span>
              <span className="roles__note">{t(`looks.${one}.note`)}</span>
            </ChoiceButton>
          ))}
        </fieldset>
        {devices === undefined ? (
          <StatusMessage>{t("loading")}</StatusMessage>
        ) : (
          <KioskChoices {...{ rows, use, chosen, sending }} onChange={setChosen} />
        )}
        <p className="console-form__answer" role="status">
          <Progress sending={sending} />
        </p>
        <div className="staff__actions">
          <Button
            kind="main"
            isDisabled={!canSend}
            onPress={() => file && void sending.send({ file, use, kiosks })}
          >
            {kiosks.length === 0 ? t("looks.sendNone") : t("looks.send", { count: kiosks.length })}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Whether its settings let it take a look file for this use. */
function mayTake({ state }: DeviceRow, use: Wish["use"]): boolean {
  const allowed = state?.fleetStaff.lookFiles ?? "none";
  return allowed === "publish" || allowed === use;
}

type FileChoiceProps = {
  readonly file: File | null;
  readonly isTooLarge: boolean;
  readonly onChoose: (file: File) => void;
  readonly onChange: () => void;
};

function FileChoice({ file, isTooLarge, onChoose, onChange }: FileChoiceProps) {
  const { t } = useTranslation("console");
  const { format } = useTimes();
  return (
    <div className="looks__file">
      <FileTrigger
        onSelect={(files) => {
          const [first] = files ?? [];
          if (!first) return;
          onChoose(first);
          onChange();
        }}
      >
        <Button icon="search">{t("looks.choose")}</Button>
      </FileTrigger>
      {file && (
        <p>
          {t(isTooLarge ? "looks.tooLarge" : "looks.chosen", {
            name: isolate(file.name),
            size: format.number(Math.ceil(file.size / MEGABYTE)),
            most: format.number(Math.floor(MOST_BYTES / MEGABYTE)),
          })}
        </p>
      )}
    </div>
  );
}

type KioskChoicesProps = {
  readonly rows: readonly DeviceRow[];
  readonly use: Wish["use"];
  readonly chosen: ReadonlySet<string>;
  readonly sending: Sending;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

function KioskChoices({ rows, use, chosen, sending, onChange }: KioskChoicesProps) {
  const { t, i18n } = useTranslation("console");
  const sorted = sortDevices(rows, i18n.language);
  const able = sorted.filter((row) => mayTake(row, use));
  const isAll = able.length > 0 && able.every(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  if (sorted.length === 0) return <StatusMessage>{t("kiosks.none")}</StatusMessage>;
  return (
    <fieldset className="roles" aria-label={t("page.kiosks")}>
      <h2>{t("page.kiosks")}</h2>
      {able.length > 1 && (
        <ChoiceButton
          isChosen={isAll}
          onChoose={() => onChange(new Set(isAll ? [] : able.map(({ id }) => id)))}
        >
          {t("looks.all")}
        </ChoiceButton>
      )}
      {able.map((row) => (
        <ChoiceButton key={row.id} isChosen={chosen.has(row.id)} onChoose={() => toggle(row.id)}>
          <KioskName row={row} />
          <KioskResult row={row} sending={sending} />
        </ChoiceButton>
      ))}
      {sorted
        .filter((row) => !mayTake(row, use))
        .map((row) => (
          <p className="looks__unable" key={row.id}>
            <KioskName row={row} />
            <span className="roles__note">
              {t(row.state === null ? "looks.neverHeard" : "looks.notAllowed")}
            </span>
          </p>
        ))}
    </fieldset>
  );
}

function KioskName({ row: { name, outletName, salesOutletId } }: { readonly row: DeviceRow }) {
  const { t } = useTranslation("console");
  return (
    <span className="roles__name">
      <bdi>{name}</bdi>,{" "}
      <bdi>{outletName ?? t("kiosks.outletNumber", { number: salesOutletId })}</bdi>
    </span>
  );
}

function KioskResult({ row, sending }: { readonly row: DeviceRow; readonly sending: Sending }) {
  const { t } = useTranslation("console");
  const result = sending.results.get(row.id);
  if (result !== undefined)
    return <span className="roles__note">{t(`looks.result.${result}`)}</span>;
  return row.presence === "live" ? null : (
    <span className="roles__note">{t("looks.notConnected")}</span>
  );
}

function Progress({ sending: { state, uploaded, results } }: { readonly sending: Sending }) {
  const { t } = useTranslation("console");
  const { format } = useTimes();
  switch (state) {
    case "idle":
      return null;
    case "uploading":
      return t("looks.uploading", { percent: format.number(Math.floor(uploaded * 100)) });
    case "sending":
      return t("looks.sending", { count: results.size });
    case "done":
      return t("looks.done");
    case "failed":
      return t("failed");
  }
}
