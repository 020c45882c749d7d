/**
 * OpenTelemetry's wire format, OTLP over HTTP in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

/** Attributes; numbers have to be integers. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Span = {
  /** 32 digits of hexadecimal. */
  readonly traceId: string;
  /** 16 digits. */
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** Called by the page, or calling a service. */
  readonly kind: "server" | "client";
  /** UTC milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
};

/**
 * One series of a histogram: `buckets` count the values up to each bound and above the one before it, then those above
 * the last.
 */
export type Distribution = {
  readonly attributes: Attributes;
  readonly count: number;
  readonly sum: number;
  readonly buckets: readonly number[];
};
type Numbered = { readonly attributes: Attributes; readonly value: number };

export type Metric = {
  readonly name: string;
  readonly unit: string;
  readonly description: string;
} & (
  | {
      readonly kind: "histogram";
      readonly bounds: readonly number[];
      readonly points: readonly Distribution[];
    }
  | { readonly kind: "counter"; readonly points: readonly Numbered[] }
  | { readonly kind: "gauge"; readonly points: readonly Numbered[] }
);

const SCOPE = { name: "loyalty-kiosk" };
const KINDS = { server: 2, client: 3 } as const;
const ERROR = 2;
/** Counts since the start of the program, not since the last message. */
const CUMULATIVE = 2;

/** The body of `/v1/traces`. */
export function tracesBody(resource: Attributes, spans: readonly Span[]): object {
  const scopeSpans = [{ scope: SCOPE, spans: spans.map(spanBody) }];
  return { resourceSpans: [{ resource: { attributes: keyValues(resource) }, scopeSpans }] };
}

/** The body of `/v1/metrics`; counting began at `startedAt`. Times in UTC milliseconds. */
export function metricsBody(
  resource: Attributes,
  metrics: readonly Metric[],
  { startedAt, now }: { readonly startedAt: number; readonly now: number },
): object {
  const times = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(now) };
  const scopeMetrics = [
    { scope: SCOPE, metrics: metrics.map((metric) => metricBody(metric, times)) },
  ];
  return { resourceMetrics: [{ resource: { attributes: keyValues(resource) }, scopeMetrics }] };
}

function spanBody(span: Span): object {
  const { traceId, spanId, parentSpanId, name } = span;
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: keyValues(span.attributes),
    status: span.failed ? { code: ERROR } : {},
  };
}

function metricBody(metric: Metric, times: object): object {
  const { name, unit, description } = metric;
  const named = { name, unit, description };
  if (metric.kind === "histogram") {
    const dataPoints = metric.points.map(({ attributes, count, sum, buckets }) => ({
      ...times,
      attributes: keyValues(attributes),
      count: String(count),
      sum,
      bucketCounts: buckets.map(String),
      explicitBounds: metric.bounds,
    }));
    return { ...named, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
  }
  const dataPoints = metric.points.map(({ attributes, value }) => ({
    ...times,
    attributes: keyValues(attributes),
    asDouble: value,
  }));
  return metric.kind === "gauge"
    ? { ...named, gauge: { dataPoints } }
    : { ...named, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
}

function keyValues(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    // 64-bit integers are strings in JSON.
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(value) },
  }));
}

/** Too large for a JavaScript number, and a string in JSON. */
function nanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)}000000`;
}
