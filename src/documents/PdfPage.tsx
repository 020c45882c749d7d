import { type RefObject, useEffect, useRef, useState } from "react";
import type { Drawing, PageSize, Pdf } from "./pdf.ts";

type PdfPageProps = {
  readonly pdf: Pdf;
  readonly page: number;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** One page as a picture: drawn while it is in view or next to it, as sharp as the screen is. */
export function PdfPage({ pdf, page, scroller }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isNear, width } = useNear(sheet, scroller);
  const size = usePageSize(pdf, page, isNear);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !isNear || width === 0) return;
    let drawing: Drawing | null = null;
    let isGone = false;
    const show = async () => {
      drawing = await pdf.draw(page, target, width);
      if (isGone) drawing.cancel();
      await drawing.done;
    };
    setMissing(false);
    show().catch(() => {
      if (!isGone) setMissing(true);
    });
    return () => {
      isGone = true;
      drawing?.cancel();
      // A picture out of sight gives its memory back.
      target.width = 0;
    };
  }, [pdf, page, isNear, width]);

  return (
    <div
      ref={sheet}
      className="document-page__sheet"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      data-missing={isMissing || undefined}
      aria-hidden="true"
    >
      {/* Letters are drawn one by one from their left, also on a page that runs from the right. */}
      <canvas ref={canvas} dir="ltr" />
    </div>
  );
}

/** Whether a page is in view or within one view of it, and how wide it is in device pixels. */
function useNear(sheet: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const views = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scroller.current, rootMargin: "100% 0px" },
    );
    const sizes = new ResizeObserver(() =>
      setWidth(Math.round(element.clientWidth * window.devicePixelRatio)),
    );
    views.observe(element);
    sizes.observe(element);
    return () => {
      views.disconnect();
      sizes.disconnect();
    };
  }, [sheet, scroller]);
  return { isNear, width };
}

function usePageSize(pdf: Pdf, page: number, isNear: boolean): PageSize {
  const [size, setSize] = useState(pdf.firstPage);
  useEffect(() => {
    let isGone = false;
    if (isNear) {
      pdf.pageSize(page).then(
        (found) => !isGone && setSize(found),
        // It keeps the first page's size; that it cannot be drawn shows by itself.
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [pdf, page, isNear]);
  return size;
}
