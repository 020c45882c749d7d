import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRightToLeft } from "../../domain/localized-text.ts";
import { useSend, useVisit } from "../journey/use-visit.ts";
import { nextSize } from "../ui/access/AccessBar.tsx";
import { Button } from "../ui/Button.tsx";
import { keyed } from "../ui/keyed.ts";
import { PdfPage } from "./PdfPage.tsx";
import type { Pdf } from "./pdf.ts";
import { ReadDocument } from "./ReadDocument.tsx";
import { useParagraphs } from "./use-paragraphs.ts";
import { useScroller } from "./use-scroller.ts";

type DocumentReaderProps = {
  readonly pdf: Pdf;
  /** The document's own language. */
  readonly locale: string;
  readonly actions: ReactNode;
};

/** The pages of an open document in one column, with controls to scroll, zoom and read aloud. */
export function DocumentReader({ pdf, locale, actions }: DocumentReaderProps) {
  const { t } = useTranslation(["common", "documents"]);
  const { textSize } = useVisit("access").access;
  const direction = isRightToLeft(locale) ? "rtl" : "ltr";
  const area = useRef<HTMLElement>(null);
  const scroller = useScroller(area);
  const texts = useParagraphs(pdf, direction);
  const [asText, setAsText] = useState(false);
  const pages = Array.from({ length: pdf.pageCount }, (_, index) => index + 1);
  return (
    <>
      <section
        className="document-pages"
        ref={area}
        aria-label={t("documents:pages", { count: pdf.pageCount })}
        dir={direction}
        data-zoom={asText ? undefined : textSize}
      >
        {pages.map((page) => (
          <section
            key={page}
            className={asText ? "document-text" : "document-page"}
            aria-label={t("documents:place", { page, count: pdf.pageCount })}
          >
            {!asText && <PdfPage pdf={pdf} page={page} scroller={area} />}
            <PageText paragraphs={texts[page - 1]} locale={locale} isShown={asText} />
          </section>
        ))}
      </section>
      <footer className="document-sheet__foot">
        <div className="document-sheet__tools">
          <Button
            icon="up"
            repeatable="always"
            aria-label={t("documents:up")}
            isDisabled={scroller.atStart}
            onPress={() => scroller.move(-1)}
          />
          <Button
            icon="down"
            repeatable="always"
            aria-label={t("documents:down")}
            isDisabled={scroller.atEnd}
            onPress={() => scroller.move(1)}
          />
          <p className="document-sheet__place">
            {t("documents:place", { page: scroller.page, count: pdf.pageCount })}
          </p>
          <TextSize />
          <Button onPress={() => setAsText(!asText)}>
            {t(asText ? "documents:asPages" : "documents:asText")}
          </Button>
          <ReadDocument
            pieces={texts.slice(scroller.page - 1).flatMap((text) => text ?? [])}
            locale={locale}
          />
        </div>
        {actions}
      </footer>
    </>
  );
}

type PageTextProps = {
  /** Undefined while it is being extracted. */
  readonly paragraphs: readonly string[] | undefined;
  readonly locale: string;
  /** Otherwise only screen readers see it. */
  readonly isShown: boolean;
};

function PageText({ paragraphs, locale, isShown }: PageTextProps) {
  const { t } = useTranslation(["common", "documents"]);
  const className = isShown ? undefined : "visually-hidden";
  if (paragraphs === undefined) return <p className={className}>{t("documents:opening")}</p>;
  if (paragraphs.length === 0) return <p className={className}>{t("documents:noText")}</p>;
  return (
    <div className={className} lang={locale} dir="auto">
      {keyed(paragraphs, (paragraph) => paragraph).map(({ key, entry }) => (
        <p key={key}>{entry}</p>
      ))}
    </div>
  );
}

/** The access bar is behind the sheet; its text size zooms the pages from here. */
function TextSize() {
  const { t } = useTranslation();
  const { textSize } = useVisit("access").access;
  const send = useSend();
  return (
    <Button
      repeatable="always"
      aria-label={`${t("access.textSize")}: ${t(`access.size.${textSize}`)}`}
      onPress={() => send({ type: "ACCESS_CHANGED", access: { textSize: nextSize(textSize) } })}
    >
      {t("access.textSize")}
    </Button>
  );
}
