import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/Icon.tsx";

/** A group of related facts. */
export function Facts({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="facts" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="facts__list">{children}</div>
    </section>
  );
}

type FactProps = {
  readonly name: string;
  /** Needs attention: marked by an icon, not by colour alone. */
  readonly isBad?: boolean;
  readonly children: ReactNode;
};

export function Fact({ name, isBad = false, children }: FactProps) {
  return (
    <div className="fact">
      <span className="fact__name">{name}</span>
      <span className="fact__value">
        {isBad && <Icon name="warning" />}
        <span>{children}</span>
      </span>
    </div>
  );
}
