/** `npm run docs`: writes the pages that are generated from the code; a test per page fails if it is stale. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCheckoutPage } from "./checkout-docs.ts";
import { writeLicencesPage } from "./licences-docs.ts";
import { writeOperationsPage } from "./operations-docs.ts";
import { root } from "./processes.ts";
import { pageText, schemaText } from "./settings-docs.ts";

writeFileSync(join(root, "docs/settings.schema.json"), schemaText());
writeFileSync(join(root, "docs/settings.md"), pageText());
await writeCheckoutPage();
writeOperationsPage();
writeLicencesPage();
