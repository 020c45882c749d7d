import { useTranslation } from "react-i18next";
import type { IdentificationMethod } from "./identification-methods.ts";
import { MethodCard } from "./MethodCard.tsx";
import { useSkipPlace } from "./use-skip-place.ts";

type OtherMethodsProps = {
  /** The method on the screen; null if there is none. */
  readonly current: IdentificationMethod | null;
  readonly methods: readonly IdentificationMethod[];
  readonly onChoose: (method: IdentificationMethod) => void;
  readonly onSkip: () => void;
};

/** The other methods, and going on without points, which is always offered. */
export function OtherMethods({ current, methods, onChoose, onSkip }: OtherMethodsProps) {
  const { t } = useTranslation(["common", "identify"]);
  const others = methods.filter((method) => method !== current && isShownBeside(method, current));
  const skipHere = useSkipPlace() === "card" || current === null;
  return (
    <div className="other-methods">
      {others.includes("phone") && (
        <MethodCard
          picture={{ src: "pictures/identify-number.svg", tint: "blush" }}
          title={t("identify:methods.phone")}
          note={t("identify:methods.phoneNote")}
          onPress={() => onChoose("phone")}
        />
      )}
      {others.includes("scan") && (
        <MethodCard
          picture={{ src: "pictures/identify-phone.svg", tint: "sage" }}
          title={t("identify:methods.scan")}
          note={t("identify:methods.scanNote")}
          onPress={() => onChoose("scan")}
        />
      )}
      {others.includes("short-code") && (
        <MethodCard
          picture={{ src: "pictures/identify-code.svg", tint: "sage" }}
          title={t("identify:methods.short-code")}
          note={t("identify:methods.shortCodeNote")}
          onPress={() => onChoose("short-code")}
        />
      )}
      {skipHere && (
        <MethodCard
          picture={{ src: "pictures/order-take-away.svg", tint: "blush" }}
          title={t("identify:skip")}
          note={t("identify:skipNote")}
          onPress={onSkip}
        />
      )}
    </div>
  );
}

/** Beside the number pad there is room for two cards: typing a code is offered on the scan step. */
function isShownBeside(
  method: IdentificationMethod,
  current: IdentificationMethod | null,
): boolean {
  return current !== "phone" || method !== "short-code";
}
