import { useEffect, useState } from "react";
import type { Pdf } from "./pdf.ts";

export type OpenedPdf =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly pdf: Pdf }
  /** Gone, not a PDF, or unreadable. */
  | { readonly state: "broken" };

/** Opens the document at `url` (relative to the page) while the component is mounted. */
export function usePdf(url: string): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: "opening" });
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    load(url).then(
      (pdf) => {
        close = pdf.close;
        if (isGone) close();
        else setOpened({ state: "open", pdf });
      },
      () => {
        if (!isGone) setOpened({ state: "broken" });
      },
    );
    return () => {
      isGone = true;
      close();
      setOpened({ state: "opening" });
    };
  }, [url]);
  return opened;
}

/** pdf.js is larger than the rest of the page: it is loaded when the first document is opened. */
async function load(url: string): Promise<Pdf> {
  const [answer, { openPdf }] = await Promise.all([fetch(url), import("./pdf.ts")]);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return await openPdf(await answer.arrayBuffer());
}
