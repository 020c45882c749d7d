/** `npm run backup -- [--data DIR] --to FOLDER [--keep N]`: `loyalty-kiosk backup`, from the sources. */
import { backup } from "../electron/command/backup.ts";
import { kioskContext } from "../electron/command/context.ts";
import { exitStatus } from "../electron/host/command/context.ts";

const context = kioskContext(null);
process.exitCode = await exitStatus(context, () => backup(process.argv.slice(2), context));
