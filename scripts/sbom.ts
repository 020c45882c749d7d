/**
 * `npm run sbom`: what ships, as a CycloneDX bill of materials on standard output. It is npm's own bill of the lock file
 * without the packages that do not ship (`npm sbom --omit dev` leaves out Electron, and packages that a tool uses too).
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { shippedPackages } from "./packaging/shipped-packages.ts";
import { root } from "./running/processes.ts";

const component = z.looseObject({ "bom-ref": z.string(), name: z.string() });

const bill = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** The bill, the same for the same lock file: without its own id and time. */
export async function billOfMaterials() {
  const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: root, maxBuffer: 2 ** 26 });
  const { serialNumber, metadata, components, dependencies, ...rest } = bill.parse(
    JSON.parse(stdout),
  );
  const { timestamp, component: kiosk, ...otherMetadata } = metadata;
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const ships = (ref: string): boolean => shipped.has(ref);
  const [, name] = /^(.+)@[^@]+$/.exec(kiosk["bom-ref"]) ?? [];
  return {
    ...rest,
    // npm calls it by the folder that it was built in.
    metadata: { ...otherMetadata, component: { ...kiosk, type: "application", name } },
    components: components
      .filter((found) => ships(found["bom-ref"]))
      .map((found) => ({ ...found, scope: "required", properties: undefined })),
    dependencies: dependencies
      .filter(({ ref }) => ships(ref) || ref === kiosk["bom-ref"])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(ships) })),
  };
}

if (import.meta.main) console.log(JSON.stringify(await billOfMaterials(), null, 2));
