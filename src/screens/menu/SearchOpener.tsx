import { useSend } from "../../journey/use-visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import "./search.css";

type SearchOpenerProps = { readonly className: string; readonly words: string };

/** Opens the search, with nothing typed yet. */
export function SearchOpener({ className, words }: SearchOpenerProps) {
  const send = useSend();
  return (
    <button
      type="button"
      className={`search-opener ${className}`}
      onClick={() => send({ type: "SEARCHED", text: "" })}
    >
      <Icon name="search" />
      <span>{words}</span>
    </button>
  );
}
