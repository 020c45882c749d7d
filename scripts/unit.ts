/** `npm run unit -- …`: the unit and integration tests; arguments go to Vitest. */
import { ensureNatsServer } from "./running/nats-server.ts";
import { packageCommand, show } from "./running/processes.ts";

ensureNatsServer();
process.exitCode = await show(packageCommand("vitest", "vitest"), [
  "run",
  ...process.argv.slice(2),
]);
