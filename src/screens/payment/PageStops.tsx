import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { PageContent, PageStop } from "../../../electron/host/rpc/contract.ts";
import "./page-stops.css";

type PageStopsProps = {
  readonly content: PageContent;
  /** Presses a control of the page. */
  readonly onPress: (stop: PageStop) => void;
  /** Begins to type into a field. */
  readonly onEnter: (stop: PageStop) => void;
};

/**
 * The provider's page once more, for a keypad: its texts and controls as the kiosk's own, in the same order. The one
 * that has the focus is shown above the page, the others are only spoken.
 */
export function PageStops({ content, onPress, onEnter }: PageStopsProps) {
  const { t } = useTranslation("keypad");
  // The page may be written the other way round than the kiosk.
  const written = { dir: "auto", ...(content.language !== "" && { lang: content.language }) };
  return content.stops.map((stop) => {
    const { id, kind, name, isDisabled } = stop;
    if (kind === "text" || kind === "heading") {
      return (
        <p key={id} className="page-stop" {...written}>
          {name}
        </p>
      );
    }
    if (kind === "alert") {
      return (
        <p key={id} className="page-stop" role="alert" {...written}>
          {name}
        </p>
      );
    }
    return (
      <button
        key={id}
        type="button"
        className="page-stop"
        data-page-stop={id}
        aria-label={name}
        aria-disabled={isDisabled}
        data-spoken={spokenState(stop, t)}
        onClick={() => (kind === "field" ? onEnter(stop) : onPress(stop))}
        {...written}
      >
        {[name, stop.value].filter((words) => words !== "").join(": ")}
      </button>
    );
  });
}

/** What is said after the name of a control. */
function spokenState(stop: PageStop, t: TFunction<"keypad">): string {
  const words = [stateWord(stop, t), stop.isInvalid ? t("spoken.invalid") : ""];
  return words.filter((word) => word !== "").join(", ");
}

function stateWord({ kind, value, length, isOn }: PageStop, t: TFunction<"keypad">): string {
  switch (kind) {
    case "link":
      return t("spoken.link");
    case "field": {
      const filled = length === 0 ? t("spoken.empty") : t("spoken.typed", { number: length });
      return `${t("spoken.field")}, ${filled}`;
    }
    case "checkbox":
      return t(isOn === true ? "spoken.ticked" : "spoken.notTicked");
    case "radio":
      return t(isOn === true ? "spoken.chosen" : "spoken.notChosen");
    case "choice":
      return `${value}, ${t("spoken.nextOption")}`;
    default:
      return t("spoken.button");
  }
}
