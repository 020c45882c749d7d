import { Hyphenated } from "../../ui/Hyphenated.tsx";
import type { ReceiptLine } from "./receipt.ts";
import { useChoiceText } from "./use-choice-text.ts";

/** The choices: one row for a dish, one row per pick for a combo. */
export function LineChoices({ line }: { readonly line: Pick<ReceiptLine, "choices" | "picks"> }) {
  const words = useChoiceText();
  if (line.picks.length === 0) {
    return (
      line.choices.length > 0 && (
        <p className="line__choices">
          <Hyphenated>{words(line.choices)}</Hyphenated>
        </p>
      )
    );
  }
  return (
    <ul className="line__picks">
      {line.picks.map(({ pickId, name, choices }) => (
        <li key={pickId}>
          <strong>
            <Hyphenated>{name}</Hyphenated>
          </strong>
          {choices.length > 0 && (
            <span>
              <Hyphenated>{` ${words(choices)}`}</Hyphenated>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
