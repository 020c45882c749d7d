import { useState } from "react";
import {
  type Color,
  ColorSlider,
  ColorThumb,
  Label,
  parseColor,
  SliderTrack,
  ToggleButton,
} from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TextSheet } from "./TextSheet.tsx";
import { useLogoColors } from "./use-logo-colors.ts";
import type { LookEditing } from "./use-look.ts";

const PRESETS = [
  "#a11b3f",
  "#c2201f",
  "#b8461b",
  "#8a5a00",
  "#4f6b1f",
  "#1f6b45",
  "#15616d",
  "#2b3a78",
  "#5c2d82",
  "#c2185b",
  "#5a3a28",
  "#231815",
] as const;

const CHANNELS = ["hue", "saturation", "lightness"] as const;

/** Where the sliders begin if the outlet has no colour of its own. */
const FIRST_COLOR = PRESETS[0];

/** The outlet's colour: that of the settings or the mood, one of a few, or any. */
export function ColorChoice({ editing }: { readonly editing: LookEditing }) {
  const { t, i18n } = useTranslation(["common", "look"]);
  const { look, outlet, fromSettings } = editing.view;
  const chosen = look.brand.color;
  const color = chosen ?? fromSettings.color;
  const choose = (next: string | null) => editing.change({ brand: { color: next } });
  const fromLogo = useLogoColors(outlet.logoUrl);
  const offered = new Set([...fromLogo, ...PRESETS]);
  const nameOf = (preset: string) => {
    const name = parseColor(preset).getColorName(i18n.language);
    return fromLogo.includes(preset) ? t("look:theme.fromLogo", { color: name }) : name;
  };
  return (
    <section className="look__section">
      <h2>{t("look:theme.color")}</h2>
      <div className="look__colors">
        {[...offered].map((preset) => (
          <ToggleButton
            key={preset}
            className="look__color"
            aria-label={nameOf(preset)}
            isSelected={chosen === preset}
            style={{ backgroundColor: preset }}
            onChange={() => choose(preset)}
          >
            {chosen === preset && <Icon name="check" />}
          </ToggleButton>
        ))}
      </div>
      <Adjusted adjusted={outlet.theme.adjusted} />
      <Sliders color={color ?? FIRST_COLOR} onChoose={choose} />
      <div className="staff__actions">
        <HexEntry color={color} onChoose={choose} />
        <ChoiceButton isChosen={chosen === null} onChoose={() => choose(null)}>
          {t(fromSettings.color === null ? "look:theme.fromMood" : "look:theme.moodOwn")}
        </ChoiceButton>
      </div>
    </section>
  );
}

type AdjustedProps = { readonly adjusted: LookView["outlet"]["theme"]["adjusted"] };

/** Which colour is shown in place of one that would not be legible. */
function Adjusted({ adjusted }: AdjustedProps) {
  const { t } = useTranslation(["common", "look"]);
  return (
    <p className="look__adjusted" role="status">
      {adjusted && (
        <>
          <span className="look__swatch" style={{ backgroundColor: adjusted.shown }} />
          {t("look:theme.adjusted", {
            wanted: isolate(adjusted.wanted),
            shown: isolate(adjusted.shown),
          })}
        </>
      )}
    </p>
  );
}

type ChoiceProps = {
  readonly color: string;
  readonly onChoose: (color: string) => void;
};

/** A colour is chosen when the finger is lifted, and after each key. */
function Sliders({ color, onChoose }: ChoiceProps) {
  const { t } = useTranslation(["common", "look"]);
  const { shown, setShown, choose } = useShownColor(color, onChoose);
  return (
    <div className="look__sliders">
      {CHANNELS.map((channel) => (
        <ColorSlider
          key={channel}
          className="color-slider"
          channel={channel}
          value={shown}
          onChange={setShown}
          onChangeEnd={choose}
        >
          <Label>{t(`look:theme.${channel}`)}</Label>
          <SliderTrack className="color-slider__track">
            <ColorThumb className="color-slider__thumb" />
          </SliderTrack>
        </ColorSlider>
      ))}
    </div>
  );
}

/**
 * The colour that the sliders show. One that was chosen with them replaces nothing when it arrives with the draft: the
 * sliders may have moved on, and of a grey only they know the hue.
 */
function useShownColor(color: string, onChoose: (color: string) => void) {
  const [shown, setShown] = useState<Color>(() => hslOf(color));
  const [seen, setSeen] = useState(color);
  /** Chosen, and not in the draft yet: the oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (color !== seen) {
    setSeen(color);
    const place = sent.indexOf(color);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0) setShown(hslOf(color));
  }
  const choose = (chosen: Color) => {
    const hex = chosen.toString("hex").toLowerCase();
    setSent((before) => [...before, hex]);
    onChoose(hex);
  };
  return { shown, setShown, choose };
}

const hslOf = (color: string): Color => parseColor(color).toFormat("hsl");

const HEX = /^#?[0-9a-f]{6}$/i;

function HexEntry({
  color,
  onChoose,
}: Pick<ChoiceProps, "onChoose"> & { readonly color: string | null }) {
  const { t } = useTranslation(["common", "look"]);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon="pencil" onPress={() => setIsOpen(true)}>
        {t("look:theme.hex")} {color !== null && <bdi>{color}</bdi>}
      </Button>
      {isOpen && (
        <TextSheet
          title={t("look:theme.hex")}
          label={t("look:theme.hex")}
          value={color ?? "#"}
          maxLength={7}
          problemOf={(text) => (HEX.test(text.trim()) ? null : t("look:theme.hexWrong"))}
          onClose={close}
          onDone={(text) => {
            close();
            onChoose(`#${text.trim().replace("#", "").toLowerCase()}`);
          }}
        />
      )}
    </>
  );
}
