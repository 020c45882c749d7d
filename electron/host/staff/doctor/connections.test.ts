import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { selfSigned } from "../../../testing/self-signed.ts";
import type { Settings } from "../../settings/settings.ts";
import type { DoctorOptions } from "./doctor.ts";
import { createDoctorFixture, named } from "./testing/doctor-fixture.ts";

let fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
let origin: string;
let caFile: string;
const { certificate, key } = selfSigned("the integrator");
const server = createServer({ cert: certificate, key }, (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"status":"UP"}');
});

beforeAll(async () => {
  fixture = await createDoctorFixture();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `https://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
  caFile = join(fixture.dataDir, "..", "authority.pem");
  writeFileSync(caFile, certificate);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await fixture.close();
});

/** The doctor on a kiosk whose integrator answers https. */
function examine(authority: string | null, change: Partial<DoctorOptions> = {}) {
  const payments = { ...fixture.settings.payments, integratorBaseUrl: origin };
  const settings: Settings = { ...fixture.settings, caFile: authority, payments };
  return fixture.examine({ settings, dataDir: null, ...change });
}
const finding = () => `certificate of ${origin} (payments.md §5)`;

test("a certificate of a trusted authority is fine, with the number of days left", async () => {
  const { findings } = await examine(caFile);
  expect(named(findings, "ok")).toContain(finding());
  expect(named(findings, "ok")).toContain("health (payments.md §4.1)");
  const days = findings.find(({ title }) => title === `certificate of ${origin}`)?.seen;
  expect(days).toMatch(/^valid for [78]\d{3} more days$/);
});

test("a certificate of an untrusted authority is reported, with the checks that it prevents", async () => {
  const { findings } = await examine(null);
  expect(named(findings, "failed")).toContain(finding());
  expect(named(findings, "failed")).toContain("health (payments.md §4.1)");
});

test("a certificate that expires in a few days is reported as a warning", async () => {
  const { findings } = await examine(caFile, { now: () => Date.UTC(2049, 11, 25) });
  expect(named(findings, "warning")).toContain(finding());
});
