import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseLeavingOut } from "./leaving-out.ts";

const schema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  tags: z.array(z.enum(["a", "b"])).nullish(),
  parts: z.array(z.object({ kind: z.enum(["x", "y"]), size: z.number().nullish() })).nullish(),
  titles: z.record(z.string().regex(/^[a-z]+$/), z.string()).nullish(),
});
const read = (value: unknown) => {
  const result = parseLeavingOut(schema, value);
  return result.ok ? [result.value, result.leftOut.map(({ field }) => field)] : "refused";
};

describe("lenient parsing", () => {
  it("accepts a valid value unchanged", () => {
    const value = { id: 1, name: "n", tags: ["a"], parts: [{ kind: "x" }], titles: { en: "t" } };
    expect(read(value)).toEqual([value, []]);
  });

  it("omits single fields, elements and entries, and reports each", () => {
    const value = {
      id: 1,
      name: 5,
      tags: ["a", "c", "b", 7],
      parts: [{ kind: "x", size: "large" }],
      titles: { en: "t", DE: "x", fr: null },
    };
    const sent = structuredClone(value);
    expect(read(value)).toEqual([
      { id: 1, tags: ["a", "b"], parts: [{ kind: "x" }], titles: { en: "t" } },
      ["name", "tags.1", "tags.3", "parts.0.size", "titles.DE", "titles.fr"],
    ]);
    expect(value).toEqual(sent);
  });

  it("omits an object whose required part is wrong or missing, and reports that part", () => {
    expect(read({ id: 1, parts: [{ kind: "z" }, { kind: "y" }, {}, 4] })).toEqual([
      { id: 1, parts: [{ kind: "y" }] },
      ["parts.0.kind", "parts.2", "parts.3"],
    ]);
  });

  it("rejects the whole only if a required part of it is invalid", () => {
    for (const value of [null, 5, [], {}, { id: "1" }, { name: "n" }]) {
      expect(read(value)).toBe("refused");
    }
  });

  it("is not confused by names that every object has", () => {
    expect(read(JSON.parse('{"id":1,"titles":{"__proto__":5,"constructor":5}}'))).toEqual([
      { id: 1, titles: {} },
      expect.any(Array),
    ]);
  });

  it("takes a time in proportion to the length, also if everything is wrong", () => {
    const value = { id: 1, parts: Array.from({ length: 99_999 }, () => 0) };
    const [parsing, leavingOut] = [() => schema.safeParse(value), () => read(value)].map((run) => {
      const from = performance.now();
      run();
      return performance.now() - from;
    });
    expect((leavingOut ?? 0) / (parsing ?? 0)).toBeLessThan(50);
    expect(read(value)).toEqual([{ id: 1, parts: [] }, expect.any(Array)]);
  });
});
