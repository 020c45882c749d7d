/** `npm run backup -- [--data DIR] --to FOLDER [--keep N]`: `loyalty-kiosk backup`, from the sources. */
import { backup } from "../electron/command/backup.ts";
import { exitStatus, processContext } from "../electron/command/context.ts";

const context = processContext(null);
process.exitCode = await exitStatus(context, () => backup(process.argv.slice(2), context));
