/**
 * `npm run sbom`: what ships, as a CycloneDX bill of materials on standard output, from the lock file. (npm's own
 * `npm sbom --omit dev` leaves out packages that a tool uses too, and Electron.)
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ShippedPackage, shippedPackages } from "./packaging/shipped-packages.ts";
import { root } from "./running/processes.ts";

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The bill, the same for the same lock file. */
export function billOfMaterials() {
  const file = readFileSync(join(root, "package.json"), "utf8");
  const { name, version, license } = manifest.parse(JSON.parse(file));
  const shipped = shippedPackages();
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": `${name}@${version}`,
        name,
        version,
        licenses: [{ expression: license }],
      },
    },
    components: shipped.map(componentOf),
  };
}

function componentOf({ name, version, licence, sha512 }: ShippedPackage) {
  return {
    type: name === "electron" ? "framework" : "library",
    "bom-ref": `${name}@${version}`,
    name,
    version,
    scope: "required",
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(licence !== null && { licenses: [{ expression: licence }] }),
    ...(sha512 !== null && { hashes: [{ alg: "SHA-512", content: sha512 }] }),
  };
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(), null, 2));
