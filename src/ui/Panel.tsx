import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import "./panel.css";

type PanelProps = {
  /** `message` for news, `loyalty` for points, `problem` for obstacles. */
  readonly tone: "message" | "loyalty" | "problem";
  readonly icon?: IconName;
  readonly title?: string;
  /** Announced by screen readers at once: for a response to a touch. */
  readonly announced?: boolean;
  readonly children?: ReactNode;
};

const ICONS = { message: "info", loyalty: "gift", problem: "warning" } as const;

/** A coloured panel with a message; the icon is never the only carrier. */
export function Panel({ tone, icon, title, announced = false, children }: PanelProps) {
  return (
    <section className={`panel panel--${tone}`} role={announced ? "alert" : undefined}>
      <Icon name={icon ?? ICONS[tone]} />
      <div className="panel__text">
        {title && <p className="panel__title display">{title}</p>}
        {children}
      </div>
    </section>
  );
}
