/** Findings about a configuration, and the screens that show them. */
import type { OutletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import type { OutletView, RemoteFile } from "../../../../electron/host/rpc/contract.ts";
import type { SceneId } from "../scenes/scene-ids.ts";

export const FINDING_RULES = [
  "missing-translation",
  "unused-translation",
  "unknown-placeholder",
  "broken-placeholder",
  "placeholder-without-document",
  "placeholder-left-out",
  "ref-without-document",
  "ref-not-in-text",
  "document-unused",
  "document-twice",
  "document-failed",
  "document-unreadable",
  "document-loading",
  "document-without-file",
  "image-failed",
  "consent-without-text",
  "consent-without-channels",
  "mask-too-short",
  "mask-too-long",
  "mask-empty",
  "mask-not-offered",
  "country-unknown",
  "no-way-to-identify",
  "phone-needs-version",
  "consent-never-asked",
  "loyalty-off",
  "app-banner-never-shown",
  "app-banner-without-address",
  "app-case-never-met",
  "language-not-enabled",
  "language-not-spoken",
  "timezone-unknown",
  "currency-unknown",
  "accent-changed",
  "currency-missing",
  "field-unknown",
  "field-left-out",
  "text-overflows",
  "scene-stuck",
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

/**
 * - `error`: customers meet something missing, or cannot go on
 * - `warning`: it works, but is most likely not what was meant
 * - `note`: information
 */
export type Severity = "error" | "warning" | "note";

export type Finding = {
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** Values for the text: fields, languages, countries, addresses. */
  readonly details: Readonly<Record<string, string>>;
  /** The screen that shows it; null if there is none. */
  readonly scene: SceneId | null;
  /** The language that shows it; null if any does. */
  readonly locale: string | null;
  /** Only visible with these settings of the screen. */
  readonly seenWith?: {
    readonly textSize: "largest";
    readonly orientation: "portrait" | "landscape";
  };
};

/** The input of the rules. */
export type Subject = {
  readonly configuration: OutletConfiguration;
  readonly files: readonly RemoteFile[];
  readonly ignoredFields: readonly string[];
  readonly leftOut: readonly { readonly field: string; readonly why: string }[];
  /** The outlet's colour, if its theme shows another. */
  readonly adjustedColor: OutletView["theme"]["adjusted"];
  /** Whether this kiosk reads codes with a public client id: a setting of its own, not of the configuration. */
  readonly readsClientIds: boolean;
};

export type Rule = (subject: Subject) => readonly Finding[];

/** Equal findings have the same key. */
export function keyOf({ rule, details, scene, locale, seenWith }: Finding): string {
  return JSON.stringify([rule, details, scene, locale, seenWith?.orientation]);
}
