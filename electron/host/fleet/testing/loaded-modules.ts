/** Starts a kiosk on its own, and prints how many modules of NATS are loaded then, and with the fleet's client. */
import { createRequire } from "node:module";
import { startServe } from "../../../serve.ts";
import { createLog } from "../../net/log.ts";
import { readSettings } from "../../settings/settings.ts";

const [settingsFile = "", dataDir = ""] = process.argv.slice(2);
const { cache } = createRequire(import.meta.url);
const loaded = () => Object.keys(cache).filter((file) => file.includes("@nats-io")).length;

const served = await startServe({
  settings: readSettings(settingsFile, process.env),
  port: 0,
  dataDir,
  log: createLog({ level: "silent" }),
});
const alone = loaded();
await import("../nats.ts");
process.stdout.write(`${JSON.stringify({ alone, withClient: loaded() })}\n`);
await served.close();
process.exit(0);
