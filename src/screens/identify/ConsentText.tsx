import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/api/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { keyed } from "../../ui/keyed.ts";
import type { TextPart } from "./consent-text.ts";

type ConsentTextProps = {
  readonly parts: readonly TextPart[];
  readonly onOpen: (document: DocumentView) => void;
  /** The box that a touch on the words ticks. */
  readonly boxId?: string;
};

/** A text of the outlet with its documents as links that open inside of the kiosk. */
export function ConsentText({ parts, onOpen, boxId }: ConsentTextProps) {
  const { t } = useTranslation(["common", "identify"]);
  return keyed(parts, (part) => part.text).map(({ key, entry: part }) => {
    if (part.kind === "words") {
      return boxId === undefined ? (
        <span key={key}>{part.text}</span>
      ) : (
        <label key={key} htmlFor={boxId}>
          {part.text}
        </label>
      );
    }
    return (
      <Button
        key={key}
        kind="link"
        className="consent__link"
        aria-label={t("identify:documents.open", { title: part.text })}
        onPress={() => onOpen(part.document)}
      >
        {part.text}
      </Button>
    );
  });
}
