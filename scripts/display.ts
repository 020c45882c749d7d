/** `npm run display -- --settings FILE [--port N] [--data DIR]`: an order-status display on a machine of its own. */
import { main } from "../electron/display.ts";
import { buildPageIfStale } from "./build.ts";

await main(process.argv.slice(2), buildPageIfStale);
