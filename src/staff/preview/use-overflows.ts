import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { localize } from "../../../domain/localized-text.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import type { Finding } from "./findings/finding.ts";
import type { Scene, Shown } from "./frame/scene.ts";
import { sceneOf, scenesOf } from "./scenes/plan.ts";
import type { SceneId } from "./scenes/scene-ids.ts";
import type { Entered } from "./scenes/visits.ts";

/** The screens with texts of the configuration; all others have the kiosk's own, which its tests measure. */
const WITH_TEXTS: readonly SceneId[] = [
  "attract",
  "phone",
  "consent",
  "document-privacy_policy",
  "document-terms_conditions",
  "document-loyalty_terms",
  "document-marketing_consent",
  "done-nobody",
  "done-new-by-phone",
  "done-new-by-code",
  "done-known",
];
/** Where prices have the least room: measured too if the configuration has a currency symbol of its own. */
const WITH_PRICES: readonly SceneId[] = ["menu", "item", "review-known", "payment-page"];
const LARGEST = { textSize: "largest", highContrast: false, lowered: false } as const;

export type Measuring = { readonly done: number; readonly total: number };

type Task = {
  readonly scene: Scene;
  readonly id: SceneId;
  readonly locale: string;
  readonly orientation: "portrait" | "landscape";
};

/** Every screen with texts of the configuration, in every language, at the largest text, in both orientations. */
function tasksOf(outlet: OutletView, entered: Entered): readonly Task[] {
  const measured = [...WITH_TEXTS, ...(outlet.currencySymbol === null ? [] : WITH_PRICES)];
  const scenes = scenesOf(outlet).filter((id) => measured.includes(id));
  return outlet.locales.enabled.flatMap((locale) =>
    (["portrait", "landscape"] as const).flatMap((orientation) =>
      scenes.map((id) => ({
        id,
        locale,
        orientation,
        scene: sceneOf(id, outlet, { locale, orientation, access: LARGEST, entered }),
      })),
    ),
  );
}

/**
 * Measures texts screen by screen in a hidden frame. Restarts for another outlet; pauses while `isPaused`, so that the
 * viewed screen has priority.
 */
export function useOverflows(
  outlet: OutletView | null,
  entered: Entered | null,
  isPaused: boolean,
) {
  const key = outlet && entered ? JSON.stringify(outlet) : null;
  const tasks = useMemo(
    () => (outlet && entered && key !== null ? tasksOf(outlet, entered) : []),
    [outlet, entered, key],
  );
  const [done, setDone] = useState(0);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const current = useRef(tasks);
  useEffect(() => {
    current.current = tasks;
    setDone(0);
    setFindings([]);
  }, [tasks]);
  const task = tasks[done];
  const onShown = useCallback(
    (shown: Shown) => {
      if (!task || current.current !== tasks) return;
      setFindings((before) => [...before, ...findingsOf(task, shown)]);
      setDone((before) => before + 1);
    },
    [task, tasks],
  );
  return {
    findings,
    measuring: { done, total: tasks.length },
    /** The next scene for the hidden frame; null if there is none. */
    probe: task && !isPaused ? { scene: task.scene, onShown } : null,
  };
}

/** A file that has loaded and begins like a PDF, but cannot be opened. One that did not load has a rule of its own. */
function unreadable({ id, locale, scene }: Task, isUnreadable: boolean): readonly Finding[] {
  const { documents, locales } = scene.outlet;
  const document = documents.find(({ kind }) => id === `document-${kind}`);
  const isHere = localize(document?.urlByLocale, locale, locales) !== "";
  if (!isUnreadable || !document || !isHere) return [];
  const details = { kind: document.kind, language: locale };
  return [{ rule: "document-unreadable", severity: "error", details, scene: id, locale }];
}

function findingsOf(task: Task, shown: Shown): readonly Finding[] {
  const { id, locale, orientation } = task;
  const at = { scene: id, locale, seenWith: { textSize: "largest", orientation } } as const;
  if (shown.result === "stuck") {
    return [{ rule: "scene-stuck", severity: "error", details: { at: shown.at }, ...at }];
  }
  if (shown.result !== "shown") return [];
  const overflows = shown.overflows.map(
    ({ text, how }): Finding => ({
      rule: "text-overflows",
      severity: "warning",
      details: { text, how },
      ...at,
    }),
  );
  return [...overflows, ...unreadable(task, shown.isUnreadable)];
}
