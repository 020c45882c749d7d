import "./emblem.css";

type EmblemProps = {
  /** Address of a drawing; its outline alone is shown. */
  readonly url: string | null;
  readonly className?: string;
};

/** A category's emblem cut out of the tint around it, behind the name of a dish without a picture. */
export function Emblem({ url, className = "" }: EmblemProps) {
  if (url === null) return null;
  return (
    <span
      className={`emblem ${className}`}
      style={{ maskImage: `url("${url}")` }}
      aria-hidden="true"
    />
  );
}
