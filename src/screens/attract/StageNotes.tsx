import { useOutlet } from "../../outlet/use-outlet.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";

const NOTES = lazyComponent(() => import("./PaperNotes.tsx").then((file) => file.PaperNotes));

/** Paper notes on the table: when the outlet is open, and what is new. Information only. */
export function StageNotes() {
  const { openingHours, newProducts } = useOutlet().stage;
  return openingHours === null && newProducts.length === 0 ? null : <NOTES.Component />;
}
