import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PairingFound, PairingResult } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { api } from "../api.ts";
import { useSession } from "../session/session.ts";
import { DeviceSummary } from "./DeviceSummary.tsx";
import type { PairingDone } from "./pairing-done.ts";

type Found = Extract<PairingFound, { result: "found" }>;

type FoundDeviceProps = {
  readonly found: Found;
  readonly code: string;
  /** Null: nothing was done, and another code can be typed. */
  readonly onDone: (what: PairingDone | null) => void;
};

/** The device of a code: paired as a new one, or as the successor of one that it replaces; or refused. */
export function FoundDevice({ found, code, onDone }: FoundDeviceProps) {
  const { t } = useTranslation("console");
  const input = useSession();
  const { device } = found;
  const [successorOf, setSuccessorOf] = useState(onlyPredecessor(found));
  const mustSucceed = found.sameNumber.length > 0;
  const approve = useMutation({
    mutationFn: () =>
      api.pairing.approve({
        ...input,
        code,
        as: successorOf === null ? { type: "new" } : { type: "successor", of: successorOf },
      }),
    onSuccess: (answer) => {
      if (answer.result === "paired") onDone({ what: "paired", id: answer.id, name: device.name });
    },
  });
  const refuse = useMutation({
    mutationFn: () => api.pairing.refuse({ ...input, code }),
    onSuccess: () => onDone({ what: "refused", name: device.name }),
  });
  const isBusy = approve.isPending || refuse.isPending;
  return (
    <section className="pairing__found" aria-label={t("pairing.found")}>
      <h2>{t("pairing.found")}</h2>
      <DeviceSummary device={device} />
      <Clash found={found} />
      <PairAs found={found} chosen={successorOf} onChoose={setSuccessorOf} />
      <p className="console-form__answer" role="status">
        <PairingAnswer
          result={approve.data?.result ?? null}
          isFailed={approve.isError || refuse.isError}
        />
      </p>
      <div className="staff__actions">
        <Button isDisabled={isBusy} onPress={() => onDone(null)}>
          {t("pairing.other")}
        </Button>
        <Button icon="close" isDisabled={isBusy} onPress={() => refuse.mutate()}>
          {t("pairing.refuse")}
        </Button>
        <Button
          kind="main"
          isDisabled={isBusy || (mustSucceed && successorOf === null)}
          onPress={() => approve.mutate()}
        >
          {t("pairing.pair", { name: isolate(device.name) })}
        </Button>
      </div>
    </section>
  );
}

/** A kiosk with the number of a single other one can only replace that. */
function onlyPredecessor({ sameNumber: [first, ...others] }: Found): string | null {
  return first !== undefined && others.length === 0 ? first : null;
}

/** Two kiosks of one number in an outlet would number their orders alike. */
function Clash({ found: { sameNumber, predecessors, device } }: { readonly found: Found }) {
  const { t } = useTranslation("console");
  if (sameNumber.length === 0) return null;
  const names = sameNumber.map(
    (id) => predecessors.find((predecessor) => predecessor.id === id)?.name ?? id,
  );
  const { number } = device;
  const written = names.map((name) => isolate(name)).join(", ");
  return number === null ? (
    <Panel tone="problem" title={t("pairing.clashNoneTitle")}>
      <p>{t("pairing.clashNone", { names: written })}</p>
    </Panel>
  ) : (
    <Panel tone="problem" title={t("pairing.clashTitle", { number })}>
      <p>{t("pairing.clash", { names: written, number })}</p>
    </Panel>
  );
}

type PairAsProps = {
  readonly found: Found;
  readonly chosen: string | null;
  readonly onChoose: (successorOf: string | null) => void;
};

function PairAs({ found: { predecessors, sameNumber }, chosen, onChoose }: PairAsProps) {
  const { t } = useTranslation("console");
  const offered =
    sameNumber.length === 0
      ? predecessors
      : predecessors.filter(({ id }) => sameNumber.includes(id));
  if (offered.length === 0) return null;
  return (
    <fieldset className="pairing__as" aria-label={t("pairing.as")}>
      <p>{t("pairing.as")}</p>
      {sameNumber.length === 0 && (
        <ChoiceButton isChosen={chosen === null} onChoose={() => onChoose(null)}>
          {t("pairing.new")}
        </ChoiceButton>
      )}
      {offered.map(({ id, name }) => (
        <ChoiceButton key={id} isChosen={chosen === id} onChoose={() => onChoose(id)}>
          {t("pairing.successor", { name: isolate(name) })}
        </ChoiceButton>
      ))}
      {chosen !== null && <p>{t("pairing.successorNote")}</p>}
    </fieldset>
  );
}

type PairingAnswerProps = {
  readonly result: PairingResult["result"] | null;
  readonly isFailed: boolean;
};

function PairingAnswer({ result, isFailed }: PairingAnswerProps) {
  const { t } = useTranslation("console");
  if (isFailed) return t("failed");
  return result === null || result === "paired" ? "" : t(`pairing.result.${result}`);
}
