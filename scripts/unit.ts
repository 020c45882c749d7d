/** `npm run unit -- …`: the unit and integration tests; arguments go to Vitest. */
import { showWithFilesInMemory } from "./running/memory-folder.ts";
import { ensureNatsServer } from "./running/nats-server.ts";
import { packageCommand } from "./running/processes.ts";

ensureNatsServer();
process.exitCode = await showWithFilesInMemory(packageCommand("vitest", "vitest"), [
  "run",
  ...process.argv.slice(2),
]);
