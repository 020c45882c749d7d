import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseFleetSettings } from "../../fleet/settings/settings.ts";
import { root } from "../running/processes.ts";
import { FLEET_EXAMPLE, fleetPageText, fleetSchemaText } from "./fleet-settings.ts";

const read = (path: string): string => readFileSync(join(root, "docs", path), "utf8");

it("the published files match the fleet's schema; npm run docs writes them", () => {
  expect(read("fleet-settings.schema.json")).toBe(fleetSchemaText());
  expect(read("fleet-settings.md")).toBe(fleetPageText());
});

it("every field has a description, also those of a list", () => {
  const rows = fleetPageText()
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  for (const row of rows) expect(row).toMatch(/^\| `[^`]+` \| .+ \| .+ \| [A-Z].+\. \| .* \|$/);
  expect(rows.join("\n")).toContain("`inboundTokens`");
  expect(rows.length).toBeGreaterThan(15);
});

it("the example of the page is a valid settings file", () => {
  const published = z.fromJSONSchema(JSON.parse(read("fleet-settings.schema.json")));
  expect(published.safeParse(FLEET_EXAMPLE).error).toBeUndefined();
  const text = JSON.stringify(FLEET_EXAMPLE).replace("secrets/inbound-token", "fleet-settings.md");
  const settings = parseFleetSettings(JSON.parse(text), join(root, "docs"), {});
  expect(settings.integrations).toMatchObject([{ integrationId: "berlin-1", isActive: true }]);
});
