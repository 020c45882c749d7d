import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { keyed } from "../../ui/keyed.ts";
import { gluedParts, type TextPart } from "./consent-text.ts";

type ConsentTextProps = {
  readonly parts: readonly TextPart[];
  readonly onOpen: (document: DocumentView) => void;
  /** The box that a touch on the text ticks. */
  readonly boxId?: string;
};

/** A text of the outlet with its documents as links that open inside of the kiosk. */
export function ConsentText({ parts, onOpen, boxId }: ConsentTextProps) {
  const { t } = useTranslation(["common", "identify"]);
  return keyed(gluedParts(parts), (part) => part.text).map(({ key, entry: part }) => {
    if (part.kind === "words") return <PlainPart key={key} text={part.text} boxId={boxId} />;
    return (
      <span className="consent__glued" key={key}>
        <PlainPart text={part.before} boxId={boxId} />
        <Button
          kind="link"
          className="consent__link"
          aria-label={t("identify:documents.open", { title: part.text })}
          onPress={() => onOpen(part.document)}
        >
          {part.text}
        </Button>
        <PlainPart text={part.after} boxId={boxId} />
      </span>
    );
  });
}

type PlainPartProps = { readonly text: string; readonly boxId: string | undefined };

function PlainPart({ text, boxId }: PlainPartProps) {
  if (text === "") return null;
  return boxId === undefined ? <span>{text}</span> : <label htmlFor={boxId}>{text}</label>;
}
