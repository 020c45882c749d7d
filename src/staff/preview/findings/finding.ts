/** What can be wrong with a configuration, and where on the screens it shows. */
import type { OutletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import type { RemoteFile } from "../../../../electron/host/api/contract.ts";
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
  "document-coming",
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
 * - `error`: customers meet something that is not there, or cannot go on
 * - `warning`: it works, and is most likely not what was meant
 * - `note`: worth knowing
 */
export type Severity = "error" | "warning" | "note";

export type Finding = {
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** What the words name: fields, languages, countries, addresses. */
  readonly details: Readonly<Record<string, string>>;
  /** The screen on which it is seen; null if there is none. */
  readonly scene: SceneId | null;
  /** The language in which it is seen; null if in any. */
  readonly locale: string | null;
  /** Only seen on a screen that is set so. */
  readonly seenWith?: {
    readonly textSize: "largest";
    readonly orientation: "portrait" | "landscape";
  };
};

/** What the rules look at. */
export type Subject = {
  readonly configuration: OutletConfiguration;
  readonly files: readonly RemoteFile[];
  readonly ignoredFields: readonly string[];
  readonly leftOut: readonly { readonly field: string; readonly why: string }[];
  /** The theme's accent (device settings). */
  readonly accent: string;
};

export type Rule = (subject: Subject) => readonly Finding[];

/** The same finding twice has the same key. */
export function keyOf({ rule, details, scene, locale, seenWith }: Finding): string {
  return JSON.stringify([rule, details, scene, locale, seenWith?.orientation]);
}
