import { useTranslation } from "react-i18next";
import { useSkipPlace } from "./use-skip-place.ts";
import { WayCard } from "./WayCard.tsx";
import type { Way } from "./ways.ts";

type OtherWaysProps = {
  /** What is on the screen already; null if nothing is. */
  readonly current: Way | null;
  readonly ways: readonly Way[];
  readonly onChoose: (way: Way) => void;
  readonly onSkip: () => void;
};

/** The ways that are not on the screen, the one without points among them: always there, and no less welcome. */
export function OtherWays({ current, ways, onChoose, onSkip }: OtherWaysProps) {
  const { t } = useTranslation(["common", "identify"]);
  const others = ways.filter((way) => way !== current && isShownBeside(way, current));
  const skipHere = useSkipPlace() === "card" || current === null;
  return (
    <div className="other-ways">
      {others.includes("phone") && (
        <WayCard
          picture={{ src: "pictures/identify-number.svg", tint: "blush" }}
          title={t("identify:ways.phone")}
          note={t("identify:ways.phoneNote")}
          onPress={() => onChoose("phone")}
        />
      )}
      {others.includes("scan") && (
        <WayCard
          picture={{ src: "pictures/identify-phone.svg", tint: "sage" }}
          title={t("identify:ways.scan")}
          note={t("identify:ways.scanNote")}
          onPress={() => onChoose("scan")}
        />
      )}
      {others.includes("short-code") && (
        <WayCard
          picture={{ src: "pictures/identify-code.svg", tint: "sage" }}
          title={t("identify:ways.short-code")}
          note={t("identify:ways.shortCodeNote")}
          onPress={() => onChoose("short-code")}
        />
      )}
      {skipHere && (
        <WayCard
          picture={{ src: "pictures/order-take-away.svg", tint: "blush" }}
          title={t("identify:skip")}
          note={t("identify:skipNote")}
          onPress={onSkip}
        />
      )}
    </div>
  );
}

/** Beside the number pad there is room for two cards: whoever wants to type a code finds it where codes are scanned. */
function isShownBeside(way: Way, current: Way | null): boolean {
  return current !== "phone" || way !== "short-code";
}
