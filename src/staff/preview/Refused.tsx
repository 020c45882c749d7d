import { useTranslation } from "react-i18next";
import type { DraftProblem } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { keyed } from "../../ui/keyed.ts";
import { Panel } from "../../ui/Panel.tsx";

/** An invalid draft: each invalid field with its path. */
export function Refused({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <div className="refused">
      <Panel tone="problem" title={t("preview:refused.title")} announced>
        <ul className="refused__list">
          {keyed(problems, ({ field, why }) => field + why).map(({ key, entry }) => (
            <li key={key}>
              {t(`preview:refused.${entry.kind}`, {
                field: isolate(entry.field),
                why: isolate(entry.why),
              })}
            </li>
          ))}
        </ul>
        <p>{t("preview:refused.help")}</p>
      </Panel>
    </div>
  );
}
