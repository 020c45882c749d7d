import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import type { ReceiptLine } from "./receipt.ts";
import type { ChoiceWords } from "./receipt-words.ts";

/** What was chosen: in one row for a dish, in a row a pick for a combo. */
export function LineChoices({ line }: { readonly line: ReceiptLine }) {
  const words = useChoiceWords();
  if (line.picks.length === 0) {
    return line.choices.length > 0 && <p className="line__choices">{words(line.choices)}</p>;
  }
  return (
    <ul className="line__picks">
      {line.picks.map(({ pickId, name, choices }) => (
        <li key={pickId}>
          <strong>{name}</strong>
          {choices.length > 0 && <span>{` ${words(choices)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

function useChoiceWords(): (choices: readonly ChoiceWords[]) => string {
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
