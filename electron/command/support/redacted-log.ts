/** Lines of the log and of the system's journal, without customers, orders and secrets. */
import { z } from "zod";
import { parseJson } from "../../host/net/json.ts";

/** Fields of the log that say what happened, and never to whom. Every other field is left out by name. */
const SHOWN: ReadonlySet<string> = new Set([
  ...["level", "time", "msg", "operation", "call", "outcome", "reason", "cause", "why", "status"],
  ...["ms", "durationMs", "trouble", "state", "phase", "screen", "down", "problem", "setting"],
  ...["version", "from", "to", "missing", "revision", "bytes", "maxBytes", "count", "calls"],
  ...["callbacks", "offSeconds", "mayHaveArrived", "leftOut", "kind", "effect", "clock"],
]);

/** Random ids: numbered, so that lines of one order are still seen to belong together. */
const IDS: ReadonlySet<string> = new Set([
  ...["touchId", "visitId", "checkoutId", "requestId", "enrollmentId"],
]);

const logLine = z.looseObject({ level: z.number(), time: z.string() });
const describedError = z.object({
  type: z.string(),
  code: z.unknown().optional(),
  message: z.string().optional(),
  at: z.array(z.string()).optional(),
});

const journalLine = z.looseObject({
  __REALTIME_TIMESTAMP: z.string(),
  _SYSTEMD_UNIT: z.string().optional(),
  UNIT: z.string().optional(),
  _PID: z.string().optional(),
  MESSAGE: z
    .union([z.string(), z.array(z.number())])
    .nullable()
    .default(null),
});

const KIOSK_UNIT = "loyalty-kiosk.service";
const FRAME = /^\s+at \S/;
const ERROR_NAME = /^[A-Z]\w*Error\b/;

export type LogRedaction = {
  /** One line of the kiosk's log; one that is none is left out. */
  log(text: string): string;
  /** One entry of `journalctl --output=json`. */
  journal(text: string): string;
};

/** `scrub` hides what is secret in texts that are shown. Ids have the same number in all lines of one redaction. */
export function createLogRedaction(scrub: (text: string) => string): LogRedaction {
  const numbers = new Map<unknown, number>();
  const numberOf = (id: unknown) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `#${number}`;
  };

  const shownLine = (line: Readonly<Record<string, unknown>>) => {
    const entries = Object.entries(line);
    const hidden = entries.filter(([name]) => !isShown(name)).map(([name]) => name);
    const shown = entries.flatMap(([name, value]): [string, unknown][] => {
      if (IDS.has(name)) return [[name, numberOf(value)]];
      if (name === "error") return [[name, shownError(value)]];
      return SHOWN.has(name) ? [[name, shownValue(value)]] : [];
    });
    return JSON.stringify({ ...Object.fromEntries(shown), ...(hidden.length > 0 && { hidden }) });
  };
  const shownValue = (value: unknown): unknown => {
    if (typeof value === "string") return scrub(value);
    if (Array.isArray(value)) return value.map(shownValue);
    return typeof value === "object" && value !== null ? "[hidden]" : value;
  };
  const shownError = (value: unknown): unknown => {
    const found = describedError.safeParse(value);
    return found.success ? shownErrorParts(found.data) : "[hidden]";
  };
  const shownErrorParts = ({ type, code, message, at }: z.infer<typeof describedError>) => ({
    type,
    code: shownValue(code),
    message: shownValue(message),
    at: at?.map(scrub),
  });
  const parsedLine = (text: string) => {
    const json = parseJson(text);
    const parsed = logLine.safeParse(json.ok ? json.value : null);
    return parsed.success ? parsed.data : null;
  };
  /** What other programs of the kiosk's unit print is a browser's for example, and may quote a page. */
  const shownText = (text: string, isKiosk: boolean): string => {
    const line = parsedLine(text);
    if (line !== null) return shownLine(line);
    if (!isKiosk || FRAME.test(text)) return scrub(text);
    return ERROR_NAME.exec(text)?.[0] ?? `(${text.length} characters)`;
  };

  return {
    log(text) {
      const line = parsedLine(text);
      return line === null ? `(${text.length} characters)` : shownLine(line);
    },
    journal(text) {
      const json = parseJson(text);
      const parsed = journalLine.safeParse(json.ok ? json.value : null);
      if (!parsed.success) return `(${text.length} characters)`;
      const { __REALTIME_TIMESTAMP: at, _SYSTEMD_UNIT, UNIT, _PID, MESSAGE } = parsed.data;
      const unit = UNIT ?? _SYSTEMD_UNIT ?? "";
      const message = typeof MESSAGE === "string" ? MESSAGE : Buffer.from(MESSAGE ?? []).toString();
      const time = new Date(Number(at) / 1_000).toISOString();
      const isKiosk = unit === KIOSK_UNIT && _PID !== "1";
      return `${time} ${unit} ${shownText(message, isKiosk)}`;
    },
  };
}

function isShown(name: string): boolean {
  return SHOWN.has(name) || IDS.has(name) || name === "error";
}
