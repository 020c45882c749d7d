/** `npm run restore -- --from BACKUP [--data DIR] [--go-on]`: `loyalty-kiosk restore`, from the sources. */
import { kioskContext } from "../electron/command/context.ts";
import { restore } from "../electron/command/restore.ts";
import { exitStatus } from "../electron/host/command/context.ts";

const context = kioskContext(null);
process.exitCode = await exitStatus(context, () => restore(process.argv.slice(2), context));
