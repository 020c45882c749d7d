/** `npm run format`: Biome's format and safe fixes on everything, or on the paths given. */
import { packageCommand, show } from "./running/processes.ts";

process.exitCode = await show(packageCommand("@biomejs/biome", "biome"), [
  "check",
  "--write",
  ...process.argv.slice(2),
]);
