/**
 * A fault of a page as it may be logged: where in the code, and on which screen. No error message: it may quote what a
 * customer has typed. No address: it contains the page's secret.
 */
import { z } from "zod";

const frame = z.object({
  /** Empty for code outside of functions. */
  in: z.string().regex(/^[\w.$<>]{0,80}$/),
  file: z.string().regex(/^[\w.-]{1,100}$/),
  line: z.int().min(0),
  column: z.int().min(0),
});

export const pageFault = z.object({
  screen: z.string().regex(/^[A-Za-z-]{1,40}$/),
  /** The error's class. */
  type: z.string().regex(/^\w{1,60}$/),
  /** Innermost first. */
  frames: z.array(frame).max(20),
});

export type PageFault = z.infer<typeof pageFault>;
