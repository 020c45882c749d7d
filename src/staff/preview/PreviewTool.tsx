import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewClient } from "./client.ts";
import { Refused } from "./Refused.tsx";
import { readFile, SourceBar } from "./SourceBar.tsx";
import { useViewedConfigurations, type ViewedConfigurations } from "./use-viewed-configurations.ts";
import { ViewedConfiguration, type ViewedConfigurationProps } from "./ViewedConfiguration.tsx";
import { FIRST_VIEWING, type Viewing } from "./viewing.ts";
import "./tool.css";
import "./preview.css";
import "./scenes.css";
import "./findings.css";
import "./walk.css";

type PreviewToolProps = {
  readonly client: PreviewClient;
  /** Leads elsewhere, beside the controls. */
  readonly link?: ReactNode;
};

/** The configuration preview: any configuration on the real screens, with findings and changes. */
export function PreviewTool({ client, link }: PreviewToolProps) {
  const { t } = useTranslation(["common", "preview"]);
  const viewed = useViewedConfigurations(client);
  // Kept while a configuration is loaded: a draft that was saved again is viewed as it was before.
  const [viewing, setViewing] = useState<Viewing>(FIRST_VIEWING);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const dropping = useDropping((file) => {
    setIsUnreadable(false);
    readFile(file).then(viewed.openDraft, () => setIsUnreadable(true));
  });
  return (
    <div className="preview" {...dropping.handlers}>
      <SourceBar viewed={viewed} link={link} onUnreadable={() => setIsUnreadable(true)} />
      {isUnreadable && (
        <p className="preview__status" role="alert">
          {t("preview:source.unreadable")}
        </p>
      )}
      <Body viewed={viewed} viewing={viewing} setViewing={setViewing} />
      {dropping.isOver && (
        <div className="preview__drop" aria-hidden="true">
          <p className="display">{t("preview:source.drop")}</p>
        </div>
      )}
    </div>
  );
}

type BodyProps = Pick<ViewedConfigurationProps, "viewing" | "setViewing"> & {
  readonly viewed: ViewedConfigurations;
};

function Body({ viewed, viewing, setViewing }: BodyProps) {
  const { t } = useTranslation(["common", "preview"]);
  const { current, source, draft, sources } = viewed;
  if (current === null && (source !== "draft" || draft !== null)) {
    return (
      <p className="preview__status" role="status">
        {t("preview:loading")}
      </p>
    );
  }
  if (current === null || current.result === "nothing") {
    return (
      <section className="preview__status">
        <h2>{t("preview:source.nothing")}</h2>
        <p>{t("preview:source.nothingText")}</p>
      </section>
    );
  }
  if (current.result === "refused") return <Refused problems={current.problems} />;
  return (
    <ViewedConfiguration
      preview={current}
      base={viewed.base}
      canPrint={sources?.browser.printsPages ?? false}
      viewing={viewing}
      setViewing={setViewing}
    />
  );
}

/** A file dropped onto the preview. */
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
