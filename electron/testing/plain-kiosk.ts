/** `npm run kiosk` without a build and a browser: the address for the browser is printed to standard error. */
import { main } from "../kiosk-command.ts";

await main(process.argv.slice(2), {
  prepare: async () => {},
  show: ({ url }) => void process.stderr.write(`${url}\n`),
});
