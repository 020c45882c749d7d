/** What is on the paper of the sandbox's receipt printer. */
import { z } from "zod";
import type { SandboxControl } from "./sandbox-control.ts";

const printed = z.discriminatedUnion("is", [
  z.object({ is: z.literal("line"), text: z.string() }),
  z.object({
    is: z.literal("raster"),
    width: z.number(),
    height: z.number(),
    bits: z.base64().transform((text) => Buffer.from(text, "base64")),
  }),
  z.object({ is: z.literal("code"), text: z.string() }),
]);

const answer = z.object({
  complaints: z.array(z.string()),
  slips: z.array(z.object({ isCut: z.boolean(), printed: z.array(printed), svg: z.string() })),
});

export type Drawn = Extract<z.infer<typeof printed>, { is: "raster" }>;

/** A piece of paper. */
export type Paper = {
  /** Lines in the printer's own characters, without those that are empty. */
  readonly lines: readonly string[];
  readonly drawings: readonly Drawn[];
  /** The text of its code; null if it has none. */
  readonly code: string | null;
  readonly svg: string;
};

/** The pieces that were cut off, the first first. Throws if there was something that the printer did not understand. */
export async function readPaper(control: SandboxControl): Promise<readonly Paper[]> {
  const { complaints, slips } = answer.parse(await control.get("printer"));
  if (complaints.length > 0) throw new Error(`the printer complains: ${complaints.join("; ")}`);
  return slips
    .filter(({ isCut }) => isCut)
    .map(({ printed: all, svg }) => ({
      lines: all.flatMap((each) =>
        each.is === "line" && each.text.trim() !== "" ? [each.text.trim()] : [],
      ),
      drawings: all.filter((each) => each.is === "raster"),
      code: all.find((each) => each.is === "code")?.text ?? null,
      svg,
    }));
}
