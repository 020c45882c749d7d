/**
 * Of the configuration preview: what can be looked at, and what a configuration would look like on the screens. Nothing
 * here reaches a loyalty, ordering or payment service; a look fetches the documents and pictures that it names.
 */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { orderFlow, outletConfiguration } from "../../../contracts/in-store-loyalty.ts";
import { outletView } from "./views.ts";

/** A draft is a text of some pages; whatever is longer is none. */
export const MOST_DRAFT_CHARACTERS = 400_000;

export const previewSources = z.object({
  /** What the host heard at its last poll since it was started; null before that. */
  live: z.object({ revision: z.number() }).nullable(),
  /** What the kiosk would start with if nobody could be reached. */
  cached: z.object({ revision: z.number() }).nullable(),
  /** The file that the command was given, as it is now. */
  draft: z.object({ name: z.string(), text: z.string() }).nullable(),
  /** Of the outlet's credential (in-store-loyalty.md §2.3): no configuration says it. */
  flow: orderFlow,
});
export type PreviewSources = z.infer<typeof previewSources>;

export const lookInput = z.discriminatedUnion("source", [
  z.object({ source: z.literal("live") }),
  z.object({ source: z.literal("cached") }),
  z.object({ source: z.literal("draft"), text: z.string().max(MOST_DRAFT_CHARACTERS) }),
]);
export type LookInput = z.infer<typeof lookInput>;

/** A document or picture that a configuration names (in-store-loyalty.md §2.4). */
const remoteFile = z.object({
  url: z.string(),
  kind: z.enum(["image", "document"]),
  state: z.enum(["coming", "here", "failed"]),
  /** Why it failed, in the host's own short words; null while it has not. */
  why: z.string().nullable(),
  /** Where the page finds it on this machine; null while it is not here. */
  localUrl: z.string().nullable(),
});
export type RemoteFile = z.infer<typeof remoteFile>;

/** What is wrong with a draft. `field` is empty for the text as a whole. */
const draftProblem = z.object({
  kind: z.enum(["not-json", "not-accepted", "field"]),
  field: z.string(),
  /** What the check said, in English: it names types and values that were expected. */
  why: z.string(),
});
export type DraftProblem = z.infer<typeof draftProblem>;

export const lookResult = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("look"),
    configuration: outletConfiguration,
    /** The outlet as the screens would have it. */
    outlet: outletView,
    files: z.array(remoteFile),
    /** Fields of the text that the contract does not know, by their path: nobody reads them. */
    ignoredFields: z.array(z.string()),
    /** Fields that are left out for their value, and what the check said, in English. */
    leftOut: z.array(z.object({ field: z.string(), why: z.string() })),
  }),
  z.object({ result: z.literal("refused"), problems: z.array(draftProblem).min(1) }),
  /** There is no configuration of this source. */
  z.object({ result: z.literal("nothing") }),
]);
export type LookResult = z.infer<typeof lookResult>;
export type Look = Extract<LookResult, { result: "look" }>;

export const previewContract = {
  preview: {
    /** What can be looked at, now and at every change. */
    sources: oc.output(eventIterator(previewSources)),
    /** One configuration as the screens would have it, now and whenever one of its files arrives. */
    look: oc.input(lookInput).output(eventIterator(lookResult)),
  },
};
