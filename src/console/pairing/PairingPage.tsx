import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { api, orpc, STREAM } from "../api.ts";
import { useSession } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";
import { Field } from "../ui/Field.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { DeviceSummary } from "./DeviceSummary.tsx";
import { FoundDevice } from "./FoundDevice.tsx";
import type { PairingDone } from "./pairing-done.ts";
import { typedCode } from "./typed-code.ts";
import "./pairing.css";

/** A device is paired by the code on its screen: whoever types it has stood in front of it. */
export function PairingPage() {
  const { t } = useTranslation("console");
  const [done, setDone] = useState<PairingDone | null>(null);
  const [visit, setVisit] = useState(0);
  const finish = (what: PairingDone | null) => {
    setDone(what);
    // An entry of its own for the next device.
    setVisit((before) => before + 1);
  };
  return (
    <>
      <PageTitle>{t("page.pairing")}</PageTitle>
      {done && <Done done={done} />}
      <CodeEntry key={visit} onDone={finish} onTyped={() => setDone(null)} />
      <Waiting />
    </>
  );
}

function Done({ done }: { readonly done: PairingDone }) {
  const { t } = useTranslation("console");
  return (
    <Panel
      tone="message"
      icon="check"
      title={t(`pairing.${done.what}`, { name: isolate(done.name) })}
      announced
    >
      {done.what === "paired" && (
        <a className="button button--link" href={hrefOf("kiosks", done.id)}>
          {t("pairing.show")}
        </a>
      )}
    </Panel>
  );
}

type CodeEntryProps = {
  readonly onDone: (what: PairingDone | null) => void;
  readonly onTyped: () => void;
};

function CodeEntry({ onDone, onTyped }: CodeEntryProps) {
  const { t } = useTranslation("console");
  const input = useSession();
  const [text, setText] = useState("");
  const find = useMutation({
    mutationFn: (code: string) => api.pairing.find({ ...input, code }),
  });
  const code = typedCode(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== null && !find.isPending) find.mutate(code);
  };
  if (find.data?.result === "found" && find.variables !== undefined) {
    return <FoundDevice found={find.data} code={find.variables} onDone={onDone} />;
  }
  return (
    <form className="console-form pairing__entry" onSubmit={submit}>
      <Field
        label={t("pairing.code")}
        value={text}
        onChange={(next) => {
          setText(next);
          onTyped();
        }}
        maxLength={20}
        autoComplete="off"
        hint={t("pairing.codeHint")}
        isCode
      />
      <p className="console-form__answer" role="status">
        {find.isError && t("failed")}
        {find.data?.result === "not-found" && t("pairing.notFound")}
      </p>
      <div className="staff__actions">
        <button
          type="submit"
          className="button button--main"
          aria-disabled={code === null || undefined}
        >
          <span className="button__text">{t(find.isPending ? "loading" : "pairing.find")}</span>
        </button>
      </div>
    </form>
  );
}

function Waiting() {
  const { t } = useTranslation("console");
  const { data: waiting } = useQuery(
    orpc.pairing.waiting.experimental_liveOptions({ input: useSession(), ...STREAM }),
  );
  return (
    <section className="facts" aria-label={t("pairing.waiting")}>
      <h2>{t("pairing.waiting")}</h2>
      {waiting === undefined && <StatusMessage>{t("loading")}</StatusMessage>}
      {waiting?.isCrowded && (
        <Panel tone="problem" title={t("pairing.crowdedTitle")}>
          <p>{t("pairing.crowded")}</p>
        </Panel>
      )}
      {waiting?.devices.length === 0 && <StatusMessage>{t("pairing.nobodyWaits")}</StatusMessage>}
      <ul>
        {waiting?.devices.map((device) => (
          <li key={`${device.outlet} ${device.name} ${device.askedAt}`} className="waiting">
            <DeviceSummary device={device} />
          </li>
        ))}
      </ul>
    </section>
  );
}
