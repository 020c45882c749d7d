import { describe, expect, it } from "vitest";
import { MAX_JSON_DEPTH, parseJson } from "./json.ts";

describe("parseJson", () => {
  it("keeps the digits of integers beyond 2^53 and parses all other numbers as numbers", () => {
    const text =
      '{"id":12345678901234567890,"negative":-9007199254740993,"safe":9007199254740991,"price":12.9,"big":1e20,"text":"12345678901234567890"}';
    expect(parseJson(text)).toEqual({
      ok: true,
      value: {
        id: "12345678901234567890",
        negative: "-9007199254740993",
        safe: 9007199254740991,
        price: 12.9,
        big: 1e20,
        text: "12345678901234567890",
      },
    });
  });

  it("finds a long integer wherever a value is allowed", () => {
    const long = "12345678901234567890";
    expect(parseJson(long)).toEqual({ ok: true, value: long });
    expect(parseJson(` ${long}`)).toEqual({ ok: true, value: long });
    expect(parseJson(`[${long},\n -${long}]`)).toEqual({ ok: true, value: [long, `-${long}`] });
    expect(parseJson(`{"a" :\t${long}}`)).toEqual({ ok: true, value: { a: long } });
  });

  it("refuses a message that is cut at any byte", () => {
    const whole = JSON.stringify({ accepted: true, list: [1, { text: 'a "quote" \\ and [' }] });
    for (let length = 0; length < whole.length; length += 1) {
      expect(parseJson(whole.slice(0, length))).toEqual({ ok: false });
    }
    expect(parseJson(whole).ok).toBe(true);
  });

  it("refuses nesting beyond its limit, whether or not it contains long numbers", () => {
    const nested = (depth: number, inner: string) =>
      `${"[".repeat(depth)}${inner}${"]".repeat(depth)}`;
    expect(parseJson(nested(MAX_JSON_DEPTH, "1")).ok).toBe(true);
    expect(parseJson(nested(MAX_JSON_DEPTH + 1, "1"))).toEqual({ ok: false });
    expect(parseJson(nested(200_000, "12345678901234567890"))).toEqual({ ok: false });
    expect(parseJson("[".repeat(5_000_000))).toEqual({ ok: false });
  });

  it("does not count brackets inside strings, escaped quotes included", () => {
    const value = { text: `${"[".repeat(500)}\\"${"{".repeat(500)}` };
    expect(parseJson(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it("reads an unclosed string of backslashes in linear time", () => {
    // Millions of characters: quadratic time would exceed the test's time limit.
    expect(parseJson(`"${"\\".repeat(2_000_000)}`)).toEqual({ ok: false });
    expect(parseJson(`"${'\\"'.repeat(1_000_000)}`)).toEqual({ ok: false });
  });
});
