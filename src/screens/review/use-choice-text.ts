import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import type { ChoiceLabel } from "./receipt-labels.ts";

/** The choices of a dish in one line of text. */
export function useChoiceText(): (choices: readonly ChoiceLabel[]) => string {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  return (choices) =>
    format.list(
      choices.map((choice) => {
        if (choice.kind === "without") return t("checkout:review.without", { name: choice.name });
        return choice.count > 1
          ? t("checkout:review.times", { times: choice.count, name: choice.name })
          : choice.name;
      }),
    );
}
