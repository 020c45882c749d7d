import { withTexts } from "../i18n/i18n.ts";
import { useSend, useVisitState } from "../journey/use-visit.ts";
import { isWarned } from "../journey/visit-states.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";

const QUESTION = lazyComponent(() =>
  withTexts(
    "interruptions",
    import("./IdleQuestion.tsx").then((file) => file.IdleQuestion),
  ),
);

/** Requests what the warning is made of: it must not be late. */
export const fetchIdleWarning: () => void = QUESTION.fetch;

/** Asks by picture, words and sound whether the customer is still there. Any touch is an answer. */
export function IdleWarning() {
  const warned = useVisitState(isWarned);
  const send = useSend();
  return (
    <SheetDialog isOpen={warned} alert onClose={() => send({ type: "TOUCHED" })}>
      <QUESTION.Component />
    </SheetDialog>
  );
}
