import { z } from "zod";

/** Tables of code pages as the encoder knows them, by maker. */
export const CODE_PAGES = [
  "epson",
  "epson/legacy",
  "bixolon",
  "bixolon/legacy",
  "citizen",
  "fujitsu",
  "hp",
  "metapace",
  "mpt",
  "pos-5890",
  "pos-8360",
  "star",
  "sunmi",
  "xprinter",
  "youku",
] as const;

const ADDRESS_ERROR = "must be like tcp://192.0.2.10:9100 or /dev/usb/lp0";

const address = z
  .string()
  .regex(/^(tcp:\/\/[^\s/:@]+:\d{1,5}|\/dev\/usb\/lp\d{1,2})$/, {
    error: ADDRESS_ERROR,
    abort: true,
  })
  .refine((text) => text.startsWith("/") || URL.canParse(text), { error: ADDRESS_ERROR });

/** A receipt printer that understands ESC/POS (docs/printing.md). */
export const receiptPrinter = z.strictObject({
  address: address.meta({
    description: "Where it is: `tcp://HOST:PORT`, usually port 9100, or the device of a USB cable.",
  }),
  paper: z.enum(["80mm", "58mm"]).default("80mm").meta({ description: "Width of its paper roll." }),
  codePages: z.enum(CODE_PAGES).nullable().default("epson").meta({
    description:
      "Whose code pages it has, for texts in Latin letters in its own font; other scripts are always drawn. Everything is drawn with makers that have too few of them (`bixolon/legacy`, `metapace`, `mpt`), and with null, for a printer that prints wrong letters.",
  }),
  ticket: z.boolean().default(false).meta({
    description: "Whether the number of each order is printed, on a piece of paper of its own.",
  }),
  cutter: z.boolean().default(true).meta({
    description: "Whether it has a cutter; else the paper is moved on to be torn off.",
  }),
});

export type ReceiptPrinter = z.infer<typeof receiptPrinter>;
