import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { root } from "../running/processes.ts";
import { EXAMPLE, pageText, schemaText } from "./settings.ts";

const read = (path: string): string => readFileSync(join(root, "docs", path), "utf8");
const published = () => z.fromJSONSchema(JSON.parse(read("settings.schema.json")));

it("the published files match the settings' own schema; npm run docs writes them", () => {
  expect(read("settings.schema.json")).toBe(schemaText());
  expect(read("settings.md")).toBe(pageText());
});

it("every field has a description, and those of a contract cite it", () => {
  const rows = pageText()
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).toMatch(/^\| `[^`]+` \| .+ \| .+ \| [A-Z].+\. \| .* \|$/);
  const sourced = rows.filter((row) => /\.md §\d/.test(row));
  expect(sourced.length).toBeGreaterThan(30);
});

it("the example of the page is a valid settings file, for editors and for the kiosk", () => {
  const bytes = (length: number) => Buffer.alloc(length).toString("base64");
  const environment = {
    KIOSK_CIPHER_KEY: bytes(24),
    KIOSK_CIPHER_IV: bytes(8),
    KIOSK_STAFF_PIN: "2468",
  };
  expect(published().safeParse(EXAMPLE).error).toBeUndefined();
  // The secrets of the example are files of the installer's; this one replaces them all.
  const text = JSON.stringify(EXAMPLE).replaceAll(/secrets\/[\w-]+/g, "settings.md");
  const settings = parseSettings(JSON.parse(text), join(root, "docs"), environment);
  expect(settings.device).toMatchObject({ staffPin: "2468", menuPictures: null });
});

it("the published schema rejects what the kiosk rejects", () => {
  const corrupt = [
    { ...EXAMPLE, printer: {} },
    { ...EXAMPLE, device: { ...EXAMPLE.device, terminalId: 1 } },
    { ...EXAMPLE, ordering: { ...EXAMPLE.ordering, apiKey: { env: "A", file: "B" } } },
    { ...EXAMPLE, payments: undefined },
  ];
  for (const settings of corrupt) {
    expect(published().safeParse(JSON.parse(JSON.stringify(settings))).success).toBe(false);
    expect(() => parseSettings(settings, root, {})).toThrow("settings: ");
  }
});
