import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MOODS, type Mood } from "../../../domain/look/brand.ts";
import { themeOf } from "../../../domain/look/theme.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import type { LookEditing } from "./use-look.ts";
import "./mood.css";

/** The ready-made themes, each as a small drawn counter in its own colours. */
export function MoodChoice({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const { look, fromSettings } = editing.view;
  const { mood } = look.brand;
  const color = look.brand.color ?? fromSettings.color;
  const choose = (chosen: Mood | null) => editing.change({ brand: { mood: chosen } });
  return (
    <fieldset className="look__section">
      <legend>{t("look:theme.mood")}</legend>
      <div className="moods">
        {MOODS.map((one) => (
          <ChoiceButton key={one} isChosen={mood === one} onChoose={() => choose(one)}>
            <Sample mood={one} color={color} />
            {t(`look:theme.moods.${one}`)}
          </ChoiceButton>
        ))}
      </div>
      <ChoiceButton isChosen={mood === null} onChoose={() => choose(null)}>
        {t("look:theme.moodOwn")}
      </ChoiceButton>
    </fieldset>
  );
}

const STRIPES = [1, 2, 3, 4, 5, 6, 7] as const;

type SampleProps = {
  readonly mood: Mood;
  /** The outlet's own, which changes every mood: of the draft, or else of the settings. */
  readonly color: string | null;
};

/** Awning, backdrop with its sun, a plate, and a card with the main action. */
function Sample({ mood, color }: SampleProps) {
  const style = useMemo<CSSProperties>(
    () => themeOf({ mood, color, headlineFont: null }).tokens,
    [mood, color],
  );
  return (
    <span className="mood-sample" style={style} aria-hidden="true">
      <span className="mood-sample__awning">
        {STRIPES.map((stripe) => (
          <span key={stripe} className="mood-sample__stripe" />
        ))}
      </span>
      <span className="mood-sample__sun" />
      <span className="mood-sample__plate" />
      <span className="mood-sample__card">
        <span className="mood-sample__action" />
      </span>
    </span>
  );
}
