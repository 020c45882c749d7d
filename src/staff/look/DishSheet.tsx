import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PictureChoice } from "../../../domain/look/look.ts";
import { productOf } from "../../../domain/menu.ts";
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
import { PictureButton } from "./PictureButton.tsx";
import type { LookEditing } from "./use-look.ts";
import { useReasonText } from "./use-reason-text.ts";

type DishSheetProps = {
  readonly editing: LookEditing;
  readonly product: string;
  readonly onClose: () => void;
};

/** The picture of one dish: automatic, none, one of the outlet's photos, or one of the library. */
export function DishSheet({ editing, product, onClose }: DishSheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const menu = useMenu()?.menu;
  const localize = useLocalize();
  const { view } = editing;
  const reasonText = useReasonText(view);
  const choice = view.look.pictures[product] ?? null;
  const choose = (chosen: PictureChoice | null) =>
    editing.change({ pictures: { [product]: chosen } });
  const photo = choice?.kind === "photo" ? choice.photo : null;
  return (
    <Sheet isOpen onClose={onClose} title={localize(menu && productOf(menu, product)?.title)}>
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
        <Photos editing={editing} chosen={photo} onChoose={choose} />
        <Library
          chosen={choice?.kind === "drawing" ? choice.picture : null}
          onChoose={(picture) => choose({ kind: "drawing", picture })}
        />
      </div>
    </Sheet>
  );
}

type PhotosProps = {
  readonly editing: LookEditing;
  readonly chosen: string | null;
  readonly onChoose: (choice: PictureChoice) => void;
};

function Photos({ editing, chosen, onChoose }: PhotosProps) {
  const { t } = useTranslation(["common", "look"]);
  const { photos } = editing.view;
  return (
    <section className="look__section">
      <h3>{t("look:photos.title")}</h3>
      {photos.length === 0 && <StatusMessage>{t("look:photos.none")}</StatusMessage>}
      <div className="picture-grid">
        {photos.map(({ id, name, small }) => (
          <PictureButton
            key={id}
            name={name}
            url={small}
            isChosen={id === chosen}
            onChoose={() => onChoose({ kind: "photo", photo: id })}
          />
        ))}
      </div>
    </section>
  );
}

type LibraryProps = {
  readonly chosen: string | null;
  readonly onChoose: (picture: string) => void;
};

function Library({ chosen, onChoose }: LibraryProps) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const [typed, setTyped] = useState("");
  const [isTyping, setIsTyping] = useState(false);
  const { data: library = [] } = useQuery(
    orpc.staffMode.look.library.queryOptions({ input: { session } }),
  );
  const groups = searchedGroups(library, typed);
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
  return (
    <section className="picture-grid" aria-label={group}>
      {pictures.map(({ id, url }) => (
        <PictureButton
          key={id}
          name={id.replaceAll("-", " ")}
          url={url}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
        />
      ))}
    </section>
  );
}
