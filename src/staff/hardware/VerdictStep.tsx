import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { TEST_VERDICTS, type TestVerdict, testersOf } from "../../../domain/readiness/tests.ts";
import { host } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import type { TestSheetProps } from "./TestSheet.tsx";

type VerdictProps = Pick<TestSheetProps, "part" | "tests" | "tester" | "onTester" | "onClose"> & {
  readonly note: string;
  readonly onEnter: (what: "name" | "note") => void;
};

const ICONS = { passed: "check", failed: "close", absent: "minus" } as const;

/** What the person found, once they have said who they are. */
export function VerdictStep(props: VerdictProps) {
  const { tester } = props;
  return tester === null ? <TesterChoice {...props} /> : <Verdicts {...props} tester={tester} />;
}

function TesterChoice({ tests, onTester, onEnter }: VerdictProps) {
  const { t } = useTranslation("hardware");
  return (
    <section className="hardware__verdict">
      <h3>{t("whoTests")}</h3>
      <div className="staff__actions">
        {testersOf(tests).map((name) => (
          <Button key={name} onPress={() => onTester(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
        <Button icon="pencil" onPress={() => onEnter("name")}>
          {t("enterName")}
        </Button>
      </div>
    </section>
  );
}

function Verdicts(props: VerdictProps & { readonly tester: string }) {
  const { part, tester, note, onTester, onEnter, onClose } = props;
  const { t } = useTranslation(["hardware", "staff"]);
  const session = useStaffSession();
  const record = useMutation({
    mutationFn: (verdict: TestVerdict) =>
      host.staffMode.readiness.record({ session, part, verdict, note, tester }),
    onSuccess: onClose,
  });
  return (
    <section className="hardware__verdict">
      <h3>{t("hardware:whatFound")}</h3>
      <div className="staff__actions">
        {TEST_VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            icon={ICONS[verdict]}
            onPress={() => record.isPending || record.mutate(verdict)}
          >
            {t(`hardware:found.${verdict}`)}
          </Button>
        ))}
      </div>
      <p role="status">{record.isError && t("staff:failed")}</p>
      {note !== "" && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      <p>{t("hardware:testedBy", { name: isolate(tester) })}</p>
      <div className="staff__actions">
        <Button icon="pencil" onPress={() => onEnter("note")}>
          {t("hardware:addNote")}
        </Button>
        <Button onPress={() => onTester(null)}>{t("hardware:someoneElse")}</Button>
      </div>
    </section>
  );
}
