/** `npm run restore -- --from BACKUP [--data DIR] [--go-on]`: `loyalty-kiosk restore`, from the sources. */
import { exitStatus, processContext } from "../electron/command/context.ts";
import { restore } from "../electron/command/restore.ts";

const context = processContext(null);
process.exitCode = await exitStatus(context, () => restore(process.argv.slice(2), context));
