import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewClient } from "./client.ts";
import { LookedAt } from "./LookedAt.tsx";
import { Refused } from "./Refused.tsx";
import { readFile, SourceBar } from "./SourceBar.tsx";
import { type Looks, useLooks } from "./use-looks.ts";
import "./tool.css";
import "./preview.css";
import "./scenes.css";
import "./findings.css";
import "./walk.css";

/** The configuration preview: any configuration on the real screens, with what is wrong with it and what changed. */
export function PreviewTool({ client }: { readonly client: PreviewClient }) {
  const { t } = useTranslation(["common", "preview"]);
  const looks = useLooks(client);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const dropping = useDropping((file) => {
    setIsUnreadable(false);
    readFile(file).then(looks.openDraft, () => setIsUnreadable(true));
  });
  return (
    <div className="preview" {...dropping.handlers}>
      <SourceBar looks={looks} onUnreadable={() => setIsUnreadable(true)} />
      {isUnreadable && (
        <p className="preview__status" role="alert">
          {t("preview:source.unreadable")}
        </p>
      )}
      <Body looks={looks} />
      {dropping.isOver && (
        <div className="preview__drop" aria-hidden="true">
          <p className="display">{t("preview:source.drop")}</p>
        </div>
      )}
    </div>
  );
}

function Body({ looks }: { readonly looks: Looks }) {
  const { t } = useTranslation(["common", "preview"]);
  const { looked, source, draft } = looks;
  if (looked === null && (source !== "draft" || draft !== null)) {
    return (
      <p className="preview__status" role="status">
        {t("preview:loading")}
      </p>
    );
  }
  if (looked === null || looked.result === "nothing") {
    return (
      <section className="preview__status">
        <h2>{t("preview:source.nothing")}</h2>
        <p>{t("preview:source.nothingText")}</p>
      </section>
    );
  }
  if (looked.result === "refused") return <Refused problems={looked.problems} />;
  return <LookedAt look={looked} base={looks.base} />;
}

/** A file that is dropped onto the previewer. */
function useDropping(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event: DragEvent) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
