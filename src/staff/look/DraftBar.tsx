import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LookDifferences } from "../../../domain/look/change.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useOpenPage } from "../shell/staff-navigation.ts";
import { TransferSheet } from "./TransferSheet.tsx";
import type { LookEditing } from "./use-look.ts";

/** Undo, discard and publish, and whether customers see the draft. */
export function DraftBar({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look", "staff"]);
  const openPage = useOpenPage();
  const [asked, setAsked] = useState<"discard" | "transfer" | null>(null);
  /** The draft that staff saw when they asked to publish it: another one may arrive from the console. */
  const [seen, setSeen] = useState<Pick<LookView, "digest" | "differences"> | null>(null);
  const { view, take, publish } = editing;
  const { differences } = view;
  const close = () => {
    setAsked(null);
    setSeen(null);
  };
  return (
    <div className="look__bar">
      <State editing={editing} />
      <Button icon="search" onPress={() => openPage("preview")}>
        {t("staff:tab.preview")}
      </Button>
      <div className="staff__actions">
        <Button onPress={() => setAsked("transfer")}>{t("look:transfer.title")}</Button>
        <Button isDisabled={!view.canUndo} onPress={() => take("undo")}>
          {t("look:bar.undo")}
        </Button>
        <Button isDisabled={differences === null} onPress={() => setAsked("discard")}>
          {t("look:bar.discard")}
        </Button>
        <Button kind="main" isDisabled={differences === null} onPress={() => setSeen(view)}>
          {t("look:bar.publish")}
        </Button>
      </div>
      {asked === "transfer" && <TransferSheet onClose={close} />}
      <Sheet isOpen={asked === "discard"} onClose={close} title={t("look:bar.discardTitle")}>
        <p>{t("look:bar.discardNote")}</p>
        <Button
          kind="main"
          onPress={() => {
            close();
            take("discard");
          }}
        >
          {t("look:bar.discard")}
        </Button>
      </Sheet>
      {seen && (
        <Sheet isOpen onClose={close} title={t("look:bar.publishTitle")}>
          {seen.differences && <Changes differences={seen.differences} />}
          <p>{t("look:bar.publishNote")}</p>
          <Button
            kind="main"
            onPress={() => {
              close();
              publish(seen.digest);
            }}
          >
            {t("look:bar.publish")}
          </Button>
        </Sheet>
      )}
    </div>
  );
}

function State({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  const { view, failure } = editing;
  const { publishedAt: at, differences } = view;
  const text = () => {
    if (failure !== null) return t(`look:bar.${failure}`);
    if (differences !== null) return t("look:bar.draft");
    if (at === null) return t("look:bar.automatic");
    return t("look:bar.published", { date: format.date(at), time: format.time(at) });
  };
  return (
    <p className="look__state" role="status" data-failed={failure !== null || undefined}>
      {text()}
    </p>
  );
}

/** What customers will see differently. */
function Changes({ differences }: { readonly differences: LookDifferences }) {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  const { brand, stage, pictures, focalPoints } = differences;
  return (
    <ul className="look__changes">
      {brand.map((field) => (
        <li key={field}>{t(`look:changes.${field}`)}</li>
      ))}
      {pictures > 0 && <li>{t("look:changes.pictures", { number: format.number(pictures) })}</li>}
      {focalPoints > 0 && (
        <li>{t("look:changes.focalPoints", { number: format.number(focalPoints) })}</li>
      )}
      {stage.map((field) => (
        <li key={field}>{t(`look:changes.${field}`)}</li>
      ))}
    </ul>
  );
}
