/** Documents and pictures: whether they load, and whether any screen shows them (in-store-loyalty.md §2.4). */
import type { RemoteFile } from "../../../../electron/host/rpc/contract.ts";
import type { SceneId } from "../scenes/scene-ids.ts";
import type { Finding, Rule, Subject } from "./finding.ts";
import { placeholdersOf } from "./placeholders.ts";
import { consentScene, textsOf } from "./texts.ts";

/** Every file of a document loads and is a PDF; every picture loads. */
export const files: Rule = (subject) => [
  ...(subject.configuration.documents ?? []).flatMap((document) => {
    const scene = `document-${document.kind}` as const;
    return Object.entries(document.pdfUrlByLocale).flatMap(([locale, url]) => {
      const file = subject.files.find((one) => one.kind === "document" && one.url === url);
      return file ? ofDocument(file, { kind: document.kind, locale }, scene) : [];
    });
  }),
  ...subject.files.filter(isFailedImage).map(
    (file): Finding => ({
      rule: "image-failed",
      severity: "error",
      details: { url: file.url, why: file.why ?? "" },
      scene: imageScene(file.url, subject),
      locale: null,
    }),
  ),
];

function ofDocument(
  file: RemoteFile,
  { kind, locale }: { readonly kind: string; readonly locale: string },
  scene: SceneId,
): readonly Finding[] {
  if (file.state === "loaded") return [];
  const isLoading = file.state === "loading";
  return [
    {
      rule: isLoading ? "document-loading" : "document-failed",
      severity: isLoading ? "note" : "error",
      details: { kind, language: locale, url: file.url, why: file.why ?? "" },
      scene,
      locale,
    },
  ];
}

function isFailedImage({ kind, state }: RemoteFile): boolean {
  return kind === "image" && state === "failed";
}

function imageScene(url: string, { configuration }: Subject): SceneId | null {
  const { loyalty } = configuration;
  if (loyalty?.rewardBanner?.imageUrl === url) {
    return configuration.loyalty?.phoneNumberFlow?.enabled ? "phone" : "scan";
  }
  if (loyalty?.appInstallBanner?.imageUrl === url) return "done-nobody";
  return loyalty?.pointsIconUrl === url ? "done-known" : null;
}

/** Each kind once, each with a file, and each shown where a customer can open or accept it. */
export const documents: Rule = ({ configuration }) => {
  const all = configuration.documents ?? [];
  const named = new Set(
    textsOf(configuration).flatMap(({ text, refs }) => [
      ...(refs ?? []),
      ...Object.values(text).flatMap((words) => placeholdersOf(words).kinds),
    ]),
  );
  const found = (
    rule: Finding["rule"],
    severity: Finding["severity"],
    { kind }: (typeof all)[number],
    scene: SceneId | null,
  ): Finding => ({ rule, severity, details: { kind }, scene, locale: null });
  return all.flatMap((document, index) => {
    const scene = `document-${document.kind}` as const;
    const isAgain = all.findIndex(({ kind }) => kind === document.kind) !== index;
    const isBoxed = document.requiresAcceptance === true && document.kind !== "marketing_consent";
    const isSeen = named.has(document.kind) || isBoxed;
    return [
      ...(isAgain ? [found("document-twice", "error", document, scene)] : []),
      ...(Object.keys(document.pdfUrlByLocale).length === 0
        ? [found("document-without-file", "error", document, scene)]
        : []),
      ...(isSeen ? [] : [found("document-unused", "warning", document, null)]),
    ];
  });
};

/** Consent needs texts, and its texts need a channel (in-store-loyalty.md §2.4, channels). */
export const consent: Rule = ({ configuration }) => {
  const { loyalty, loyaltyEnabled } = configuration;
  if (loyaltyEnabled !== true || !loyalty?.phoneNumberFlow?.enabled) return [];
  const asked = loyalty.marketingConsent;
  const channels = asked?.channels ?? [];
  const words = [asked?.screen?.headlineByLocale, asked?.screen?.bodyByLocale];
  const hasText = words.some((text) => Object.values(text ?? {}).some((one) => one.trim() !== ""));
  const hasBody = Object.values(asked?.screen?.bodyByLocale ?? {}).some((one) => one.trim() !== "");
  if (channels.length > 0 && !hasBody) {
    return [
      {
        rule: "consent-without-text",
        severity: "error",
        details: { channels: channels.join(", ") },
        scene: consentScene(configuration),
        locale: null,
      },
    ];
  }
  if (channels.length > 0 || !hasText) return [];
  return [
    {
      rule: "consent-without-channels",
      severity: "warning",
      details: {},
      scene: "phone",
      locale: null,
    },
  ];
};
