/** `npm run doctor -- --settings FILE …`: `loyalty-kiosk doctor`, from the sources. */
import { kioskContext } from "../electron/command/context.ts";
import { doctor } from "../electron/command/doctor.ts";

process.exitCode = await doctor(process.argv.slice(2), kioskContext(null));
