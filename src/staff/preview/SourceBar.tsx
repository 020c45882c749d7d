import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "./Choice.tsx";
import { PasteSheet } from "./PasteSheet.tsx";
import type { Source, ViewedConfigurations } from "./use-viewed-configurations.ts";

const SOURCES = ["live", "cached", "draft"] as const satisfies readonly Source[];

type SourceBarProps = {
  readonly viewed: ViewedConfigurations;
  readonly link: ReactNode;
  /** The file that was chosen could not be read. */
  readonly onUnreadable: () => void;
};

/** The viewed configuration, and controls to open a draft. */
export function SourceBar({ viewed, link, onUnreadable }: SourceBarProps) {
  const { t } = useTranslation(["common", "preview"]);
  const [isPasting, setIsPasting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    // Choosing the same file again must count as a change.
    event.currentTarget.value = "";
    if (chosen) readFile(chosen).then(viewed.openDraft, onUnreadable);
  };
  const labelOf = (source: Source) => {
    const name = t(`preview:source.${source}`);
    if (source === "draft") {
      const draft = viewed.draft && (viewed.draft.name ?? t("preview:source.pasted"));
      return draft === null ? name : `${name} · ${isolate(draft)}`;
    }
    const found = viewed.sources?.[source] ?? null;
    return `${name} · ${found ? found.revision : t("preview:source.none")}`;
  };
  return (
    <div className="source-bar">
      <Choice
        label={t("preview:source.label")}
        options={SOURCES.map((value) => ({ value, words: labelOf(value) }))}
        chosen={viewed.source}
        onChoose={viewed.choose}
      />
      <div className="source-bar__actions">
        {viewed.sources?.browser.opensFiles && (
          <>
            <Button className="tool-button" onPress={() => file.current?.click()}>
              {t("preview:source.open")}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".json,application/json"
              hidden
              aria-label={t("preview:source.open")}
              onChange={open}
            />
          </>
        )}
        <Button className="tool-button" onPress={() => setIsPasting(true)}>
          {t("preview:source.paste")}
        </Button>
        {link}
      </div>
      <PasteSheet
        isOpen={isPasting}
        onClose={() => setIsPasting(false)}
        onUse={(text) => {
          setIsPasting(false);
          viewed.openDraft({ name: null, text });
        }}
      />
    </div>
  );
}

/** A draft from a chosen or dropped file. */
export async function readFile(file: File): Promise<{ name: string; text: string }> {
  return { name: file.name, text: await file.text() };
}
