/** Metrics from the log's lines: how long calls took, and how many warnings there were. */
import type { Attributes, Metric } from "./otlp.ts";

/** Seconds: from an answer of a local service to the limit of a payment. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = { attributes: Attributes; count: number; sum: number; buckets: number[] };

/** A histogram by attributes. */
class Histogram {
  readonly #series = new Map<string, Series>();

  add(attributes: Attributes, seconds: number): void {
    const key = JSON.stringify(attributes);
    const series = this.#series.get(key) ?? {
      ...{ attributes, count: 0, sum: 0 },
      buckets: new Array<number>(BOUNDS.length + 1).fill(0),
    };
    this.#series.set(key, series);
    const place = BOUNDS.findIndex((bound) => seconds <= bound);
    const bucket = place === -1 ? BOUNDS.length : place;
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.count += 1;
    series.sum += seconds;
  }

  metric(name: string, description: string): Metric {
    const points = [...this.#series.values()];
    return { kind: "histogram", name, unit: "s", description, bounds: BOUNDS, points };
  }
}

export type Measures = {
  /** `outcome`: the HTTP status, or why there was no answer. */
  asked(operation: string, outcome: string, seconds: number): void;
  touched(call: string, outcome: "ok" | "failed", seconds: number): void;
  /** A line of the log that needs attention, by its text. */
  warned(level: "warning" | "error", line: string): void;
  metrics(): Metric[];
};

export function createMeasures(): Measures {
  const services = new Histogram();
  const touches = new Histogram();
  const warnings = new Map<string, { attributes: Attributes; value: number }>();
  return {
    asked: (operation, outcome, seconds) => services.add({ operation, outcome }, seconds),
    touched: (call, outcome, seconds) => touches.add({ call, outcome }, seconds),
    warned(level, line) {
      const key = `${level} ${line}`;
      const found = warnings.get(key) ?? { attributes: { level, line }, value: 0 };
      found.value += 1;
      warnings.set(key, found);
    },
    metrics: () => [
      services.metric("kiosk.service.duration", "What a call of a service took."),
      touches.metric("kiosk.touch.duration", "What the host took over a call of the page."),
      {
        kind: "counter",
        name: "kiosk.log.warnings",
        unit: "1",
        description: "Lines of the log that are warnings or errors.",
        points: [...warnings.values()],
      },
    ],
  };
}
