/**
 * The configuration preview: what can be previewed, and a configuration as the screens would show it. Nothing here
 * calls a loyalty, ordering or payment service; only the documents and pictures that a configuration names are fetched.
 */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { orderFlow, outletConfiguration } from "../../../contracts/in-store-loyalty.ts";
import { MOST_DRAFT_CHARACTERS } from "../../../domain/staff-limits.ts";
import { outletView } from "./views.ts";

export const previewSources = z.object({
  /** From the last poll of the running host; null before its first. */
  live: z.object({ revision: z.number() }).nullable(),
  /** What the kiosk would start with if no service were reachable. */
  cached: z.object({ revision: z.number() }).nullable(),
  /** The file named on the command line, with its present content. */
  draft: z.object({ name: z.string(), text: z.string() }).nullable(),
  /** Of the outlet's credential (in-store-loyalty.md §2.3): configurations do not have it. */
  flow: orderFlow,
  /** What the page's browser can do: that of an installed kiosk neither opens files nor prints pages. */
  browser: z.object({ opensFiles: z.boolean(), printsPages: z.boolean() }),
});
export type PreviewSources = z.infer<typeof previewSources>;

export const previewInput = z.discriminatedUnion("source", [
  z.object({ source: z.literal("live") }),
  z.object({ source: z.literal("cached") }),
  z.object({ source: z.literal("draft"), text: z.string().max(MOST_DRAFT_CHARACTERS) }),
]);
export type PreviewInput = z.infer<typeof previewInput>;

/** A document or picture that a configuration names (in-store-loyalty.md §2.4). */
const remoteFile = z.object({
  url: z.string(),
  kind: z.enum(["image", "document"]),
  state: z.enum(["loading", "loaded", "failed"]),
  /** Why it failed, as a short English text of the host; null unless it has. */
  why: z.string().nullable(),
  /** Its address for the page, on this machine; null until it is loaded. */
  localUrl: z.string().nullable(),
});
export type RemoteFile = z.infer<typeof remoteFile>;

/** What is wrong with a draft. `field` is empty for the text as a whole. */
const draftProblem = z.object({
  kind: z.enum(["not-json", "not-accepted", "field"]),
  field: z.string(),
  /** The check's message, in English: it names the expected types and values. */
  why: z.string(),
});
export type DraftProblem = z.infer<typeof draftProblem>;

export const previewResult = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("previewed"),
    configuration: outletConfiguration,
    /** The outlet as the screens would receive it. */
    outlet: outletView,
    files: z.array(remoteFile),
    /** Fields of the text that the contract does not know, by their path: they are ignored. */
    ignoredFields: z.array(z.string()),
    /** Fields that are left out for their value, with the check's message in English. */
    leftOut: z.array(z.object({ field: z.string(), why: z.string() })),
  }),
  z.object({ result: z.literal("refused"), problems: z.array(draftProblem).min(1) }),
  /** There is no configuration of this source. */
  z.object({ result: z.literal("nothing") }),
]);
export type PreviewResult = z.infer<typeof previewResult>;
export type ConfigurationPreview = Extract<PreviewResult, { result: "previewed" }>;

export const previewContract = {
  preview: {
    /** What can be previewed: the present state and every change. */
    sources: oc.output(eventIterator(previewSources)),
    /** One configuration as the screens would receive it, again each time that one of its files is loaded or fails. */
    configuration: oc.input(previewInput).output(eventIterator(previewResult)),
  },
};
