/** `npm run docs`: writes the pages that are generated from the code; a test per page fails if it is stale. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCheckoutPage } from "./docs/checkout.ts";
import { writeCommandPages } from "./docs/command.ts";
import { fleetPageText, fleetSchemaText } from "./docs/fleet-settings.ts";
import { writeLicencesPage } from "./docs/licences.ts";
import { writeOperationsPage } from "./docs/operations.ts";
import { pageText, schemaText } from "./docs/settings.ts";
import { root } from "./running/processes.ts";

writeFileSync(join(root, "docs/settings.schema.json"), schemaText());
writeFileSync(join(root, "docs/settings.md"), pageText());
writeFileSync(join(root, "docs/fleet-settings.schema.json"), fleetSchemaText());
writeFileSync(join(root, "docs/fleet-settings.md"), fleetPageText());
writeCommandPages();
await writeCheckoutPage();
writeOperationsPage();
writeLicencesPage();
