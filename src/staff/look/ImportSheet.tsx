import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportOutcome, LookVolume } from "../../../electron/host/rpc/contract.ts";
import { host, orpc } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useLongCall } from "../shell/use-long-call.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

/** A stick that is put in while the sheet is open appears. */
const LOOK_AGAIN_MS = 3_000;

/** Imports photos from a stick: volumes, ticked pictures, progress, and what is wrong with a file. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const importing = useImport();
  const { data: volumes } = useQuery(
    orpc.staffMode.look.volumes.queryOptions({
      input: { session },
      staleTime: 0,
      refetchInterval: importing.isRunning ? false : LOOK_AGAIN_MS,
    }),
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (path: string) =>
    setTicked(
      new Set(ticked.has(path) ? [...ticked].filter((one) => one !== path) : [...ticked, path]),
    );
  return (
    <Sheet isOpen onClose={onClose} title={t("look:photos.import")}>
      <div className="dish-sheet">
        {volumes?.length === 0 && <StatusMessage>{t("look:photos.noStick")}</StatusMessage>}
        {volumes?.map((volume) => (
          <Volume key={volume.path} volume={volume} ticked={ticked} onTick={tick} />
        ))}
        <Progress importing={importing} />
        {ticked.size > 0 && (
          <Button
            kind="main"
            isDisabled={importing.isRunning}
            onPress={() => {
              setTicked(new Set());
              void importing.run([...ticked]);
            }}
          >
            {t("look:photos.importNow")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

type VolumeProps = {
  readonly volume: LookVolume;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (path: string) => void;
};

function Volume({ volume, ticked, onTick }: VolumeProps) {
  const { t } = useTranslation(["common", "look"]);
  const { name, pictures, hasMore } = volume;
  return (
    <fieldset className="look__section">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      {pictures.length === 0 && <StatusMessage>{t("look:photos.noPictures")}</StatusMessage>}
      <div className="look__choices">
        {pictures.map((picture) => (
          <ChoiceButton
            key={picture.path}
            isChosen={ticked.has(picture.path)}
            onChoose={() => onTick(picture.path)}
          >
            <bdi>{picture.name}</bdi>
          </ChoiceButton>
        ))}
      </div>
      {hasMore && <p>{t("look:photos.hasMore")}</p>}
    </fieldset>
  );
}

type Import = {
  readonly isRunning: boolean;
  /** Files that are to be imported, with those that are done. */
  readonly total: number;
  readonly outcomes: readonly ImportOutcome[];
  readonly hasFailed: boolean;
  readonly run: (paths: readonly string[]) => Promise<void>;
};

/** One file after the other, so that staff see how far it is. Staff mode does not end meanwhile. */
function useImport(): Import {
  const session = useStaffSession();
  const longCall = useLongCall();
  const [state, setState] = useState<Omit<Import, "run">>({
    isRunning: false,
    total: 0,
    outcomes: [],
    hasFailed: false,
  });
  const run = async (paths: readonly string[]) => {
    setState({ isRunning: true, total: paths.length, outcomes: [], hasFailed: false });
    try {
      for (const path of paths) {
        const outcome = await longCall(host.staffMode.look.importPhoto({ session, path }));
        setState((before) => ({ ...before, outcomes: [...before.outcomes, outcome] }));
      }
      setState((before) => ({ ...before, isRunning: false }));
    } catch {
      setState((before) => ({ ...before, isRunning: false, hasFailed: true }));
    }
  };
  return { ...state, run };
}

function Progress({ importing }: { readonly importing: Import }) {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  const { total, outcomes, hasFailed } = importing;
  const done = format.number(outcomes.length);
  return (
    <div role="status">
      {total > 0 && <p>{t("look:photos.progress", { done, total: format.number(total) })}</p>}
      {hasFailed && <p>{t("look:bar.failed")}</p>}
      <ul className="look__changes">
        {outcomes.map(
          (outcome) =>
            "problem" in outcome && (
              <li key={outcome.name}>
                <bdi>{outcome.name}</bdi>: {t(`look:photos.problem.${outcome.problem}`)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
