import { Hono } from "hono";
import { z } from "zod";
import { controlBody } from "../core/control.ts";
import { slipSvg } from "./drawing.ts";
import type { Printed } from "./paper.ts";
import { HEALTHY, type SandboxPrinter } from "./printer.ts";

const pieces = z.number().int().min(0);
const flag = z.boolean();

/** Every field may be absent: it stays as it is. */
const switches = z.strictObject({
  paperLeft: pieces.nullable().optional(),
  paperLow: flag.optional(),
  coverOpen: flag.optional(),
  cutterJammed: flag.optional(),
  hangs: flag.optional(),
  answersHalf: flag.optional(),
  babbles: flag.optional(),
  gone: flag.optional(),
  vanishesAfter: pieces.nullable().optional(),
  processIds: flag.optional(),
  keepsAnswers: flag.optional(),
  takesNoMore: flag.optional(),
});

/** Control routes of the receipt printer: its switches, and what is on its paper. */
export function printerControl(printer: SandboxPrinter): Hono {
  const app = new Hono();
  app.get("/printer", (context) =>
    context.json({
      switches: printer.switches(),
      complaints: printer.roll.complaints,
      slips: printer.roll.slips().map((slip) => ({
        isCut: slip.isCut,
        printed: slip.printed.map(jsonOf),
        svg: slipSvg(slip),
      })),
    }),
  );
  app.put("/printer", async (context) => {
    const body = await controlBody(context, switches);
    if ("refusal" in body) return body.refusal;
    await printer.set(withoutAbsent(body.data));
    return context.json(printer.switches());
  });
  app.delete("/printer", async (context) => {
    await printer.set(HEALTHY);
    printer.roll.clear();
    return context.json({});
  });
  return app;
}

function jsonOf(printed: Printed) {
  return printed.is === "raster"
    ? { ...printed, bits: Buffer.from(printed.bits).toString("base64") }
    : printed;
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Only what was given, for a type that knows no `undefined`. */
function withoutAbsent<Fields extends object>(fields: Fields): Partial<Given<Fields>> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Given<Fields>>;
}
