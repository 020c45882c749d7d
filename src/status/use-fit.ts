import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type CardShape, type Field, fitNumbers } from "./fit.ts";

/** The kinds of cards for numbers; lengths in rem, as in the style sheet. */
const PAPERS = {
  slip: { shape: { beside: 0.7, height: 1.42 }, gap: 2.4, largest: 17, smallest: 5.6 },
  ticket: { shape: { beside: 0.9, height: 1.62 }, gap: 2.8, largest: 34, smallest: 7.2 },
} as const satisfies Record<string, { readonly shape: CardShape } & Record<string, unknown>>;

type Fitted = {
  /** Ref for the field that the numbers fill. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly fit: { readonly shown: number; readonly style: CSSProperties };
};

/** Fits numbers into their field, again whenever the field or the numbers change. */
export function useFit(numbers: readonly string[], paper: keyof typeof PAPERS): Fitted {
  const field = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Field>({ width: 0, height: 0 });
  useEffect(() => {
    if (!field.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { width, height } = entry.contentRect;
      setSize({ width: width / rem, height: height / rem });
    });
    observer.observe(field.current);
    return () => observer.disconnect();
  }, []);
  const fit = useMemo(() => {
    const { shown, columns, size: digits } = fitNumbers(numbers, size, PAPERS[paper]);
    const style = {
      fontSize: `${digits.toFixed(2)}rem`,
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
    };
    return { shown, style };
  }, [numbers, size, paper]);
  return { field, fit };
}
