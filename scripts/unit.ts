/** `npm run unit -- …`: the unit and integration tests; arguments go to Vitest. */
import { packageCommand, show } from "./running/processes.ts";

process.exitCode = await show(packageCommand("vitest", "vitest"), [
  "run",
  ...process.argv.slice(2),
]);
