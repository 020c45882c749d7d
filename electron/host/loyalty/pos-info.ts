import type { PosInfo } from "../../../contracts/in-store-loyalty.ts";

/**
 * The terminal as qr-code names it (in-store-loyalty.md §2.2): UTC milliseconds of 13 digits, and the offset that the
 * outlet's time zone has at that instant, for example `GMT+02:00`. The device's own zone is not used. A zone unknown to
 * this machine is given as `GMT+00:00`.
 */
export function posInfoAt(
  nowMs: number,
  terminal: {
    readonly establishmentId: number;
    readonly terminalId: string;
    /** IANA name. */
    readonly timezone: string;
  },
): PosInfo {
  return {
    establishmentId: terminal.establishmentId,
    terminalId: terminal.terminalId,
    terminalCurrentTimestamp: Math.trunc(nowMs),
    terminalTimeZone: gmtOffset(nowMs, terminal.timezone),
  };
}

function gmtOffset(nowMs: number, timeZone: string): string {
  let name: string | undefined;
  try {
    name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
      .formatToParts(nowMs)
      .find((part) => part.type === "timeZoneName")?.value;
  } catch {
    // The zone's name comes from a remote configuration: a wrong one must not stop identification.
  }
  // "GMT" alone means no offset.
  return name && /^GMT[+-]\d\d:\d\d$/.test(name) ? name : "GMT+00:00";
}
