/**
 * `npm run kiosk -- --settings FILE [--port N] [--data DIR] [--headless]`: the kiosk on real services, without Electron
 * and without the sandbox.
 */
import { main } from "../electron/serve.ts";
import { buildPageIfStale } from "./build.ts";

await buildPageIfStale();
await main(process.argv.slice(2));
