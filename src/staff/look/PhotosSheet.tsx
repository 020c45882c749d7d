import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";

type PhotosSheetProps = { readonly view: LookView; readonly onClose: () => void };

/** The outlet's photos, and the files that cannot be shown. */
export function PhotosSheet({ view, onClose }: PhotosSheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const remove = useMutation({
    mutationFn: (photo: string) => host.staffMode.look.removePhoto({ session, photo }),
  });
  const [asked, setAsked] = useState<string | null>(null);
  const { photos, problems } = view;
  const hasFailed = remove.isError || remove.data?.result === "not-stored";
  const askedPhoto = photos.find(({ id }) => id === asked);
  if (askedPhoto) {
    return (
      <RemoveSheet
        photo={askedPhoto}
        onClose={() => setAsked(null)}
        onRemove={() => {
          setAsked(null);
          remove.mutate(askedPhoto.id);
        }}
      />
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={t("look:photos.title")}>
      <div className="dish-sheet">
        {hasFailed && <p role="alert">{t("look:bar.not-stored")}</p>}
        {photos.length === 0 && <StatusMessage>{t("look:photos.none")}</StatusMessage>}
        <ul className="photo-list">
          {photos.map(({ id, name, small, isImported }) => (
            <li key={id}>
              <img src={small} alt="" loading="lazy" />
              <bdi>{name}</bdi>
              {isImported ? (
                <Button
                  icon="close"
                  aria-label={t("look:photos.remove", { name: isolate(name) })}
                  onPress={() => setAsked(id)}
                />
              ) : (
                <span>{t("look:photos.fromFolder")}</span>
              )}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <ul className="look__changes" aria-label={t("look:photos.problems")}>
            {problems.map(({ name, problem }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {t(`look:photos.problem.${problem}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

type RemoveSheetProps = {
  readonly photo: LookView["photos"][number];
  readonly onClose: () => void;
  readonly onRemove: () => void;
};

/** Asks before a photo is deleted, and says who sees it. */
function RemoveSheet({ photo, onClose, onRemove }: RemoveSheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const { usedBy } = photo;
  const name = isolate(photo.name);
  return (
    <Sheet isOpen onClose={onClose} title={t("look:photos.removeTitle", { name })}>
      {usedBy !== null && <p>{t(`look:photos.usedBy.${usedBy}`)}</p>}
      <p>{t("look:photos.removeNote")}</p>
      <Button kind="main" onPress={onRemove}>
        {t("look:photos.remove", { name })}
      </Button>
    </Sheet>
  );
}
