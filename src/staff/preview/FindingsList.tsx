import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon.tsx";
import { type Finding, keyOf } from "./findings/finding.ts";
import { useFindingText } from "./use-finding-text.ts";
import type { Measuring } from "./use-overflows.ts";

type FindingsListProps = {
  readonly findings: readonly Finding[];
  readonly measuring: Measuring;
  readonly onShow: (finding: Finding) => void;
};

/** Findings, worst first; each leads to the screen that shows it. */
export function FindingsList({ findings, measuring, onShow }: FindingsListProps) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <div className="findings">
      <p className="findings__sum" role="status">
        {findings.length === 0
          ? t("preview:findings.none")
          : t("preview:findings.count", { count: findings.length })}
      </p>
      <p className="findings__measuring">
        {measuring.done < measuring.total
          ? t("preview:findings.measuring", { ...measuring })
          : t("preview:findings.measured")}
      </p>
      <ul className="findings__list">
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <FindingRow finding={finding} onShow={onShow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type FindingRowProps = {
  readonly finding: Finding;
  readonly onShow: (finding: Finding) => void;
};

function FindingRow({ finding, onShow }: FindingRowProps) {
  const { t } = useTranslation(["common", "preview"]);
  const words = useFindingText()(finding);
  const { severity, scene } = finding;
  return (
    <article className="finding" data-severity={severity} data-rule={finding.rule}>
      <p className="finding__severity">
        {severity !== "note" && <Icon name="warning" />}
        {t(`preview:findings.severity.${severity}`)}
      </p>
      <p className="finding__text">{words}</p>
      {scene !== null && (
        <Button className="finding__show" onPress={() => onShow(finding)}>
          {t("preview:findings.show")}
          <span className="finding__scene">{t(`preview:scene.${scene}`)}</span>
        </Button>
      )}
    </article>
  );
}
