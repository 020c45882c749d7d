import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import type { LookEditing } from "./use-look.ts";

/** A video that is copied into the folder while staff look appears. */
const LOOK_AGAIN_MS = 5_000;

/** The video of the start screen: one of those in the folder of pictures, or none. */
export function VideoChoice({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const { data: videos } = useQuery(
    orpc.staffMode.look.videos.queryOptions({
      input: { session },
      staleTime: 0,
      refetchInterval: LOOK_AGAIN_MS,
    }),
  );
  const { video } = editing.view.look.stage;
  const choose = (chosen: string | null) => editing.change({ stage: { video: chosen } });
  const playable = (videos ?? []).filter(({ problem }) => problem === null);
  const isMissing = videos && video !== null && !playable.some(({ name }) => name === video);
  return (
    <fieldset className="look__section">
      <legend>{t("look:video.title")}</legend>
      {videos && playable.length === 0 && <StatusMessage>{t("look:video.empty")}</StatusMessage>}
      <div className="look__choices">
        <ChoiceButton isChosen={video === null} onChoose={() => choose(null)}>
          {t("look:video.none")}
        </ChoiceButton>
        {playable.map(({ name }) => (
          <ChoiceButton key={name} isChosen={name === video} onChoose={() => choose(name)}>
            <bdi>{name}</bdi>
          </ChoiceButton>
        ))}
      </div>
      <p role="status">{isMissing && t("look:video.missing", { name: isolate(video) })}</p>
      <ul className="look__changes">
        {videos?.map(
          ({ name, problem }) =>
            problem !== null && (
              <li key={name}>
                <bdi>{name}</bdi>: {t(`look:video.problem.${problem}`)}
              </li>
            ),
        )}
      </ul>
    </fieldset>
  );
}
