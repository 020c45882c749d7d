import { Icon } from "../Icon.tsx";
import "./search-field.css";

type SearchOpenerProps = {
  readonly className: string;
  readonly text: string;
  readonly onOpen: () => void;
};

/** Opens an empty search. */
export function SearchOpener({ className, text, onOpen }: SearchOpenerProps) {
  return (
    <button type="button" className={`search-opener ${className}`} onClick={onOpen}>
      <Icon name="search" />
      <span>{text}</span>
    </button>
  );
}
