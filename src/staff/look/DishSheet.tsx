import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PictureChoice } from "../../../domain/look/look.ts";
import type { LibraryGroup } from "../../../electron/host/rpc/contract.ts";
import { orpc } from "../../host.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { SearchField } from "../../ui/search/SearchField.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { FocalPointEditor } from "./FocalPointEditor.tsx";
import { searchedGroups } from "./library-search.ts";
import { titleIn } from "./menu-sections.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { PictureButton } from "./PictureButton.tsx";
import type { LookEditing } from "./use-look.ts";
import { useReasonText } from "./use-reason-text.ts";

type DishSheetProps = {
  readonly editing: LookEditing;
  readonly product: string;
  readonly onClose: () => void;
};

/** The picture of a dish, or of what is chosen for it: automatic, none, one of the outlet's photos, or one of the library. */
export function DishSheet({ editing, product, onClose }: DishSheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const menu = useMenu()?.menu ?? null;
  const localize = useLocalize();
  const { view } = editing;
  const reasonText = useReasonText(view);
  const choice = view.look.pictures[product] ?? null;
  const choose = (chosen: PictureChoice | null) =>
    editing.change({ pictures: { [product]: chosen } });
  const photo = choice?.kind === "photo" ? choice.photo : null;
  return (
    <Sheet isOpen onClose={onClose} title={localize(titleIn(menu, product))}>
      <div className="dish-sheet">
        <p role="status">{reasonText(product)}</p>
        <div className="look__choices">
          <ChoiceButton isChosen={choice === null} onChoose={() => choose(null)}>
            {t("look:pictures.automatic")}
          </ChoiceButton>
          <ChoiceButton
            isChosen={choice?.kind === "none"}
            onChoose={() => choose({ kind: "none" })}
          >
            {t("look:pictures.noPicture")}
          </ChoiceButton>
        </div>
        {photo !== null && <FocalPointEditor editing={editing} photo={photo} />}
        <section className="look__section">
          <h3>{t("look:photos.title")}</h3>
          <PhotoGrid
            photos={view.photos}
            chosen={photo}
            onChoose={(id) => choose({ kind: "photo", photo: id })}
          />
        </section>
        <Library
          chosen={choice?.kind === "drawing" ? choice.picture : null}
          onChoose={(picture) => choose({ kind: "drawing", picture })}
        />
      </div>
    </Sheet>
  );
}

type LibraryProps = {
  readonly chosen: string | null;
  readonly onChoose: (picture: string) => void;
};

function Library({ chosen, onChoose }: LibraryProps) {
  const { t, i18n } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const [typed, setTyped] = useState("");
  const [isTyping, setIsTyping] = useState(false);
  const { data: library = [] } = useQuery(
    orpc.staffMode.look.library.queryOptions({
      input: { session, locale: i18n.language },
    }),
  );
  const groups = searchedGroups(library, {
    typed,
    nameOf: (group) => t(`look:pictures.groups.${group}`),
  });
  return (
    <section className="look__section">
      <h3>{t("look:pictures.library")}</h3>
      <SearchField
        label={t("look:pictures.search")}
        typed={typed}
        isTyping={isTyping}
        onChange={setTyped}
        onType={() => setIsTyping(true)}
        onDone={() => setIsTyping(false)}
      />
      {groups.length === 0 && <StatusMessage>{t("search.none", { word: typed })}</StatusMessage>}
      {groups.map((group) => (
        <Group key={group.group} {...group} chosen={chosen} onChoose={onChoose} />
      ))}
    </section>
  );
}

function Group({ group, pictures, chosen, onChoose }: LibraryProps & LibraryGroup) {
  const { t } = useTranslation(["common", "look"]);
  const name = t(`look:pictures.groups.${group}`);
  return (
    <section aria-label={name}>
      <h4>{name}</h4>
      <div className="picture-grid">
        {pictures.map(({ id, url }) => (
          <PictureButton
            key={id}
            name={id.replaceAll("-", " ")}
            url={url}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
    </section>
  );
}
