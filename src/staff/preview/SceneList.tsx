import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { SceneChange } from "./scenes/plan.ts";
import { SCENE_GROUPS, type SceneGroup, type SceneId } from "./scenes/scene-ids.ts";

export type ListedScene = {
  readonly id: SceneId;
  readonly change: SceneChange;
  /** The number of findings on it. */
  readonly findings: number;
};

type SceneListProps = {
  readonly scenes: readonly ListedScene[];
  readonly chosen: SceneId;
  readonly onChoose: (id: SceneId) => void;
};

const GROUPS = Object.entries(SCENE_GROUPS).map(([group, ids]) => ({
  group: group as SceneGroup,
  ids: ids as readonly SceneId[],
}));

/** All screens that a customer can meet, by part of the visit. */
export function SceneList({ scenes, chosen, onChoose }: SceneListProps) {
  const { t } = useTranslation(["common", "preview"]);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(`[data-scene="${chosen}"]`);
    current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <nav className="scene-list" aria-label={t("preview:screens")} ref={list}>
      {GROUPS.map(({ group, ids }) => {
        const listed = scenes.filter(({ id }) => ids.includes(id));
        if (listed.length === 0) return null;
        return (
          <section key={group}>
            <h3 className="scene-list__group">{t(`preview:group.${group}`)}</h3>
            <ul>
              {listed.map((scene) => (
                <li key={scene.id}>
                  <SceneButton
                    scene={scene}
                    isChosen={scene.id === chosen}
                    onPress={() => onChoose(scene.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

type SceneButtonProps = {
  readonly scene: ListedScene;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function SceneButton({ scene, isChosen, onPress }: SceneButtonProps) {
  const { t } = useTranslation(["common", "preview"]);
  const { id, change, findings } = scene;
  return (
    <Button
      className="scene-button"
      data-scene={id}
      data-chosen={isChosen || undefined}
      aria-current={isChosen ? "true" : undefined}
      onPress={onPress}
    >
      <span className="scene-button__name">{t(`preview:scene.${id}`)}</span>
      {change !== "same" && (
        <span className="scene-button__mark">{t(`preview:change.${change}`)}</span>
      )}
      {findings > 0 && (
        <span className="scene-button__count">
          <span aria-hidden="true">{findings}</span>
          <span className="visually-hidden">
            {t("preview:findings.count", { count: findings })}
          </span>
        </span>
      )}
    </Button>
  );
}
