/** What the order-status display may know: numbers, never names, since everybody can read it. */
import { z } from "zod";
import { themeView } from "./theme-view.ts";

export const statusView = z.object({
  outlet: z.object({
    name: z.string(),
    theme: themeView,
    logoUrl: z.string().nullable(),
    /** IANA time zone. */
    timezone: z.string(),
    /** The outlet's languages, its default first. */
    locales: z.array(z.string()).min(1),
  }),
  /** Queue numbers, oldest first. */
  preparing: z.array(z.string()),
  /** Latest first; new ones are highlighted. */
  ready: z.array(z.object({ number: z.string(), isNew: z.boolean() })),
  /** Numbers whose customers have to ask at the counter. */
  ask: z.array(z.string()),
  /** Since when (UTC milliseconds) the kitchen has not answered; null while it does. */
  silentSince: z.number().nullable(),
  /** A customer calls for staff; `at` in UTC milliseconds, later when they call again. */
  staffCall: z.object({ terminalId: z.string(), at: z.number() }).nullable(),
  /** The other kiosks of the outlet (docs/fleet.md, "One order board"); null if this kiosk belongs to no fleet. */
  shared: z
    .object({
      /** This kiosk, whose numbers alone are shown without a connection to the others; null for a display of its own. */
      terminalId: z.string().nullable(),
      /** Since when there is no connection (UTC milliseconds); null while there is one, and for a moment after. */
      awaySince: z.number().nullable(),
      /** What staff type at the console to pair a display of its own; null once it is paired. */
      pairingCode: z.string().nullable(),
      /** Kiosks with numbers on the display that are not heard of, and since when (UTC milliseconds). */
      silent: z.array(z.object({ terminalId: z.string(), since: z.number() })),
      /** The numbers of those kiosks: they may be out of date. */
      stale: z.array(z.string()),
      /** Numbers that two kiosks have given out: staff have to ask who gets what. */
      twice: z.array(z.object({ number: z.string(), terminalIds: z.array(z.string()) })),
    })
    .nullable(),
  sound: z.boolean(),
  highContrast: z.boolean(),
});
export type StatusView = z.infer<typeof statusView>;
