import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Screen } from "../../ui/Screen.tsx";

/** A combo as the customer wants it. */
export function ComboScreen() {
  const { context, send } = useVisit();
  const localize = useLocalize();
  const combo = useMenu()?.menu?.combos[context.openProduct?.product.id ?? ""];
  return (
    <Screen title={localize(combo?.title)} onBack={() => send({ type: "BACK" })}>
      <p>{localize(combo?.description)}</p>
    </Screen>
  );
}
