import { describe, expect, it } from "vitest";
import { posInfo } from "../../../contracts/in-store-loyalty.ts";
import { posInfoAt } from "./pos-info.ts";

const at = (iso: string, timezone: string) =>
  posInfoAt(Date.parse(iso), { establishmentId: 7, terminalId: "K1", timezone });

describe("posInfoAt", () => {
  it("gives milliseconds of 13 digits and the outlet's offset", () => {
    const info = at("2026-07-01T10:00:00.5Z", "Europe/Berlin");
    expect(info).toEqual({
      establishmentId: 7,
      terminalId: "K1",
      terminalCurrentTimestamp: 1782900000500,
      terminalTimeZone: "GMT+02:00",
    });
    expect(posInfo.parse(info)).toEqual(info);
  });

  it("changes the offset in the exact millisecond of the daylight-saving change", () => {
    const zone = (iso: string, timezone = "Europe/Berlin") => at(iso, timezone).terminalTimeZone;
    expect(zone("2026-03-29T00:59:59.999Z")).toBe("GMT+01:00");
    expect(zone("2026-03-29T01:00:00.000Z")).toBe("GMT+02:00");
    expect(zone("2026-10-25T00:59:59.999Z")).toBe("GMT+02:00");
    expect(zone("2026-10-25T01:00:00.000Z")).toBe("GMT+01:00");
    expect(zone("2026-03-08T06:59:59.999Z", "America/New_York")).toBe("GMT-05:00");
    expect(zone("2026-03-08T07:00:00.000Z", "America/New_York")).toBe("GMT-04:00");
  });

  it("supports zones of half and quarter hours, without an offset, and unknown ones", () => {
    expect(at("2026-01-01T00:00:00Z", "Asia/Kathmandu").terminalTimeZone).toBe("GMT+05:45");
    expect(at("2026-01-01T00:00:00Z", "America/St_Johns").terminalTimeZone).toBe("GMT-03:30");
    expect(at("2026-01-01T00:00:00Z", "Europe/London").terminalTimeZone).toBe("GMT+00:00");
    expect(at("2026-01-01T00:00:00Z", "Mars/Olympus").terminalTimeZone).toBe("GMT+00:00");
  });
});
