import { type RefObject, useEffect, useRef, useState } from "react";
import type { Drawing, PageSize, Pdf } from "./pdf.ts";

type PdfPageProps = {
  readonly pdf: Pdf;
  readonly page: number;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** One page as a picture: rendered while in view or next to it, at the resolution of the screen. */
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
      // Frees the canvas memory of a page out of view.
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
      {/* pdf.js draws letters from their left edge, also on a right-to-left page. */}
      <canvas ref={canvas} dir="ltr" />
    </div>
  );
}

/** Whether a page is within one view of the visible area, and its width in device pixels. */
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
        // On an error it keeps the first page's size; the failed rendering is visible anyway.
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [pdf, page, isNear]);
  return size;
}
