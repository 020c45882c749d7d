import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Menu } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { choiceNames, lostNames } from "./lost-picks.ts";
import type { StartingDraft } from "./starting-draft.ts";
import type { ComboDraft } from "./use-combo-draft.ts";

type LostNoticeProps = { readonly draft: ComboDraft; readonly start: StartingDraft };

/** Choices that are no longer available, or not allowed in this combo. */
export function LostNotice({ draft, start }: LostNoticeProps) {
  const { t } = useTranslation(["combo", "common"]);
  const format = useFormat();
  const localize = useLocalize();
  const menus = useEarlierMenus(draft.menu);
  const left = useLeftNames(draft, start);
  const lost = lostNames(draft.combo, draft.made, draft.picks, menus, localize);
  if (lost.length > 0) {
    return (
      <Panel tone="problem" title={t("combo:gone")} announced>
        <p>{t("combo:goneNames", { names: format.list(lost) })}</p>
        <Button className="combo__understood" onPress={draft.forget}>
          {t("combo:understood")}
        </Button>
      </Panel>
    );
  }
  // Shown until the customer has changed a choice.
  if (left.length === 0 || draft.made !== start.picks) return null;
  return (
    <Panel tone="message" announced>
      <p>{t("combo:leftOut", { names: format.list(left) })}</p>
    </Panel>
  );
}

/** Choices of the dish in the basket that are not available in this combo. */
function useLeftNames(draft: ComboDraft, start: StartingDraft): readonly string[] {
  const localize = useLocalize();
  const { basket } = useVisit("basket");
  const line = basket.lines.find(({ lineId }) => lineId === start.lineId);
  if (line?.kind !== "item") return [];
  return choiceNames(start.left, line.itemId, [draft.menu], localize);
}

/**
 * The menus seen while a combo was configured, the current one last: they have the names of what was removed. A line
 * brings the menu from which it was chosen.
 */
function useEarlierMenus(menu: Menu): readonly Menu[] {
  const { chosenFrom, openProduct } = useVisit("chosenFrom", "openProduct");
  const lineMenu = chosenFrom[openProduct?.lineId ?? ""];
  const [menus, setMenus] = useState<readonly Menu[]>(lineMenu ? [lineMenu, menu] : [menu]);
  if (menus.at(-1) === menu) return menus;
  const grown = [...menus, menu];
  setMenus(grown);
  return grown;
}
