import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  ageInDays,
  type HardwarePart,
  type HardwareTest,
  isOld,
  latestTest,
} from "../../../domain/readiness/tests.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { keyed } from "../../ui/keyed.ts";
import type { PartReading } from "./use-part-reading.ts";

type PartCardProps = {
  readonly part: HardwarePart;
  readonly reading: PartReading;
  readonly tests: readonly HardwareTest[];
  readonly onTest: () => void;
};

export function PartCard({ part, reading, tests, onTest }: PartCardProps) {
  const { t } = useTranslation("hardware");
  const id = useId();
  return (
    <li className="hardware__part" aria-labelledby={id}>
      <div className="hardware__about">
        <h3 id={id}>{t(`part.${part}`)}</h3>
        <ReadingLines reading={reading} />
        <LastTest test={latestTest(tests, part)} />
      </div>
      <Button aria-label={t("testOf", { part: t(`part.${part}`) })} onPress={onTest}>
        {t("test")}
      </Button>
    </li>
  );
}

/** Also shown while the part is tested. */
export function ReadingLines({ reading: { lines, problems } }: Pick<PartCardProps, "reading">) {
  return (
    <>
      {keyed(lines, (line) => line).map(({ key, entry }) => (
        <p className="hardware__line" key={key}>
          {entry}
        </p>
      ))}
      {problems.map((problem) => (
        <p className="hardware__problem" key={problem}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      ))}
    </>
  );
}

const ICONS: Readonly<Record<HardwareTest["verdict"], IconName>> = {
  passed: "check",
  failed: "close",
  absent: "minus",
};

function LastTest({ test }: { readonly test: HardwareTest | null }) {
  const { t } = useTranslation("hardware");
  const format = useFormat();
  if (!test) return <p className="hardware__last">{t("untested")}</p>;
  const now = Date.now();
  const values = {
    verdict: t(`verdict.${test.verdict}`),
    when: format.daysAgo(ageInDays(test, now)),
    date: format.date(test.at),
    time: format.time(test.at),
    name: isolate(test.tester),
  };
  return (
    <div className="hardware__last" data-verdict={test.verdict}>
      <Icon name={isOld(test, now) ? "warning" : ICONS[test.verdict]} />
      <div>
        <p>{t("last", values)}</p>
        {test.note !== "" && (
          <p>
            <bdi>{test.note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
