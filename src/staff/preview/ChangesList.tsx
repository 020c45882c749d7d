import { useTranslation } from "react-i18next";
import type { FieldChange } from "./changes.ts";

type ChangesListProps = {
  /** Null if there is nothing to compare with. */
  readonly changes: readonly FieldChange[] | null;
};

/** Every field that differs from the live configuration, before and after. */
export function ChangesList({ changes }: ChangesListProps) {
  const { t } = useTranslation(["common", "preview"]);
  if (changes === null) return <p className="changes__none">{t("preview:changes.noBase")}</p>;
  if (changes.length === 0) return <p className="changes__none">{t("preview:changes.none")}</p>;
  return (
    <ul className="changes">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="field-change">
          <h3 className="field-change__field" dir="ltr">
            {field}
          </h3>
          <dl>
            <Value label={t("preview:changes.was")} value={before} />
            <Value label={t("preview:changes.is")} value={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Value({ label, value }: { readonly label: string; readonly value: string | null }) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <div className="field-change__value">
      <dt>{label}</dt>
      <dd dir="auto">{value === null ? t("preview:changes.absent") : plain(value)}</dd>
    </div>
  );
}

/** A string without the quotes of JSON. */
function plain(json: string): string {
  return json.startsWith('"') ? json.slice(1, -1).replaceAll('\\"', '"') : json;
}
