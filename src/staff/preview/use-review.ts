import { useMemo, useState } from "react";
import type { ConfigurationPreview, OutletView } from "../../../electron/host/rpc/contract.ts";
import { isSpoken } from "../../i18n/i18n.ts";
import { type FieldChange, fieldChanges } from "./changes.ts";
import { findingsOf, sorted } from "./findings/find.ts";
import type { Finding } from "./findings/finding.ts";
import type { ListedScene } from "./SceneList.tsx";
import { changeOf, scenesOf, turned } from "./scenes/plan.ts";
import { SCENE_IDS } from "./scenes/scene-ids.ts";
import type { Entered } from "./scenes/visits.ts";
import { useEntered } from "./use-entered.ts";
import { useOverflows } from "./use-overflows.ts";
import type { Viewing } from "./viewing.ts";

/** Everything known about a viewed configuration. */
export type Review = {
  /** With the viewer's settings. */
  readonly outlet: OutletView;
  readonly base: OutletView | null;
  readonly locale: string;
  readonly entered: Entered | null;
  readonly scenes: readonly ListedScene[];
  readonly findings: readonly Finding[];
  readonly changes: readonly FieldChange[] | null;
} & Pick<ReturnType<typeof useOverflows>, "measuring" | "probe">;

export function useReview(
  preview: ConfigurationPreview,
  base: ConfigurationPreview | null,
  viewing: Viewing,
): Review {
  const { plans, entered } = useEntered(preview.outlet.phone.defaultCountry);
  const outlet = useStable(
    useMemo(() => turned(preview.outlet, viewing.turned), [preview, viewing]),
  );
  const before = useStable(
    useMemo(() => base && turned(base.outlet, viewing.turned), [base, viewing]),
  );
  const { enabled } = outlet.locales;
  const wanted = viewing.locale ?? outlet.locales.default;
  const locale = enabled.includes(wanted) ? wanted : (enabled[0] ?? outlet.locales.default);
  const rules = useMemo(
    () =>
      findingsOf(
        {
          configuration: preview.configuration,
          files: preview.files,
          ignoredFields: preview.ignoredFields,
          leftOut: preview.leftOut,
          adjustedColor: preview.outlet.theme.adjusted,
          readsClientIds: preview.outlet.loyalty?.publicClientId ?? false,
        },
        { isSpoken, plans },
      ),
    [preview, plans],
  );
  const overflows = useOverflows(outlet, entered, viewing.mode !== "one");
  const findings = useMemo(
    () => sorted([...rules, ...overflows.findings]),
    [rules, overflows.findings],
  );
  const scenes = useMemo(
    () => listedScenes(outlet, before, locale, findings),
    [outlet, before, locale, findings],
  );
  const changes = useMemo(
    () => base && fieldChanges(base.configuration, preview.configuration),
    [base, preview],
  );
  const { measuring, probe } = overflows;
  return { outlet, base: before, locale, entered, scenes, findings, changes, measuring, probe };
}

/** The same object while its content is the same: another loaded file must not render every screen again. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState({ key: JSON.stringify(value), value });
  const key = JSON.stringify(value);
  if (key === stable.key) return stable.value;
  setStable({ key, value });
  return value;
}

function listedScenes(
  outlet: OutletView,
  before: OutletView | null,
  locale: string,
  findings: readonly Finding[],
): readonly ListedScene[] {
  const met = new Set([...scenesOf(outlet), ...(before ? scenesOf(before) : [])]);
  return SCENE_IDS.filter((id) => met.has(id)).map((id) => ({
    id,
    change: before ? changeOf(id, before, outlet, locale) : "same",
    findings: findings.filter(({ scene }) => scene === id).length,
  }));
}
