import { cornersOf, type TouchField } from "../../../../domain/readiness/touch-field.ts";

type TouchMapProps = { readonly field: TouchField; readonly touched: ReadonlySet<number> };

/** The fields of a touchscreen: the corners are marked, and touched ones filled. */
export function TouchMap({ field, touched }: TouchMapProps) {
  const { columns, rows } = field;
  const corners = cornersOf(field);
  const fields = Array.from({ length: columns * rows }, (_, index) => index);
  return (
    <svg
      className="touch-map__fields"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {fields.map((index) => (
        <rect
          key={index}
          x={index % columns}
          y={Math.floor(index / columns)}
          width="1"
          height="1"
          className="touch-map__field"
          data-touched={touched.has(index) || undefined}
          data-corner={corners.includes(index) || undefined}
        />
      ))}
    </svg>
  );
}
