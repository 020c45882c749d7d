import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import {
  acceptancesOf,
  type ConsentCopy,
  missingAcceptances,
  NOTHING_TICKED,
  planConsent,
  rowAcceptedBy,
} from "./consent.ts";
import { gluedParts, splitTemplate, type TextPart, textShown } from "./consent-text.ts";

function legalDocument(kind: DocumentView["kind"], requiresAcceptance: boolean): DocumentView {
  return {
    kind,
    version: `${kind}-3`,
    title: { en: `the ${kind.replace("_", " ")}` },
    urlByLocale: { en: `media/outlet/${kind}.pdf` },
    requiresAcceptance,
  };
}

/** The same without a file: none has arrived, or the configuration names none. */
function withoutFile(document: DocumentView): DocumentView {
  return { ...document, urlByLocale: {} };
}

const PRIVACY = legalDocument("privacy_policy", false);
const TERMS = legalDocument("loyalty_terms", true);
const MARKETING = legalDocument("marketing_consent", true);
const locales = { default: "en", fallback: "en" };
const words: ConsentCopy = {
  nameDocument: (kind, document) => document?.title.en ?? kind,
  acceptTemplate: "I accept {document}.",
};

type Texts = Pick<LoyaltyView, "phoneFormDisclaimer" | "marketingConsent">;
const TEXTS: Texts = {
  phoneFormDisclaimer: {
    template: { en: "I accept {loyalty_terms} and have read {privacy_policy}." },
    documentRefs: ["loyalty_terms", "privacy_policy"],
  },
  marketingConsent: {
    channels: ["sms", "email"],
    headline: { en: "News?" },
    body: { en: "Rarely, as {marketing_consent} says." },
    documentRefs: ["marketing_consent"],
  },
};

function plan(texts: Texts, documents: readonly DocumentView[]) {
  return planConsent(texts, { documents, locales }, "en", words);
}

/** The documents that a text links to. */
function opened(parts: readonly TextPart[] = []): DocumentView[] {
  return parts.flatMap((part) => (part.kind === "document" ? [part.document] : []));
}

describe("a text with placeholders", () => {
  test("becomes text and links, and reads as one sentence", () => {
    const parts = splitTemplate("See {privacy_policy}!", [PRIVACY], words.nameDocument);
    expect(parts.map((part) => part.kind)).toEqual(["words", "document", "words"]);
    expect(textShown(parts)).toBe("See the privacy policy!");
  });

  test("never shows a brace around a name, with or without a document", () => {
    const name = fc.constantFrom("privacy_policy", "loyalty_terms", "nonsense", "terms_conditions");
    const template = fc.array(
      fc.oneof(
        name.map((kind) => `{${kind}}`),
        fc.constant(" and "),
      ),
    );
    fc.assert(
      fc.property(template, (pieces) => {
        const parts = splitTemplate(pieces.join(""), [PRIVACY], words.nameDocument);
        expect(textShown(parts)).not.toMatch(/[{}]/);
        const links = parts.filter((part) => part.kind === "document").length;
        expect(links).toBe(pieces.filter((piece) => piece === "{privacy_policy}").length);
      }),
    );
  });
});

describe("consent to documents", () => {
  test("has to be ticked for a disclaimer that names a document to be accepted", () => {
    const consent = plan(TEXTS, [PRIVACY, TERMS]);
    expect(consent.notice).toBeNull();
    expect(missingAcceptances(consent, NOTHING_TICKED).map((row) => row.id)).toEqual([
      "disclaimer",
    ]);
    const ticked = { accepted: ["disclaimer"], channels: [] };
    expect(missingAcceptances(consent, ticked)).toEqual([]);
    expect(acceptancesOf(consent, ticked, "en", String)).toEqual([
      {
        kind: "loyalty_terms",
        version: "loyalty_terms-3",
        channels: [],
        locale: "en",
        textShown: "I accept the loyalty terms and have read the privacy policy.",
      },
    ]);
  });

  test("has no box for a disclaimer that only informs", () => {
    const consent = plan(TEXTS, [PRIVACY]);
    expect(consent.required).toEqual([]);
    expect(textShown(consent.notice ?? [])).toContain("the privacy policy");
  });

  test("has a box of its own for a document that no text names", () => {
    const consent = plan(TEXTS, [TERMS, legalDocument("terms_conditions", true)]);
    expect(consent.required.map((row) => textShown(row.parts))).toEqual([
      "I accept the loyalty terms and have read privacy_policy.",
      "I accept the terms conditions.",
    ]);
  });

  test("shows a document behind the text if it is only listed beside it, opens it, and records it with it", () => {
    const template = { en: "I accept {loyalty_terms}." };
    const documentRefs = ["loyalty_terms", "terms_conditions", "privacy_policy"] as const;
    const listed = { ...TEXTS, phoneFormDisclaimer: { template, documentRefs: [...documentRefs] } };
    const CONDITIONS = legalDocument("terms_conditions", true);
    const consent = plan(listed, [PRIVACY, TERMS, CONDITIONS]);
    const shown = "I accept the loyalty terms. the privacy policy · the terms conditions";
    expect(consent.required.map((row) => textShown(row.parts))).toEqual([shown]);
    expect(opened(consent.required[0]?.parts)).toEqual([TERMS, PRIVACY, CONDITIONS]);
    const ticked = { accepted: ["disclaimer"], channels: [] };
    expect(acceptancesOf(consent, ticked, "en", String)).toMatchObject([
      { kind: "loyalty_terms", textShown: shown },
      { kind: "terms_conditions", textShown: shown },
    ]);
  });

  test("shows listed documents that only inform even if no text names them, or there is none", () => {
    const notice = (template: Record<string, string>) =>
      plan(
        {
          ...TEXTS,
          phoneFormDisclaimer: { template, documentRefs: ["privacy_policy", "loyalty_terms"] },
        },
        [PRIVACY, { ...TERMS, requiresAcceptance: false }],
      ).notice;
    expect(textShown(notice({ en: "Read on." }) ?? [])).toBe(
      "Read on. the privacy policy · the loyalty terms",
    );
    expect(textShown(notice({}) ?? [])).toBe("the privacy policy · the loyalty terms");
    expect(opened(notice({}) ?? [])).toHaveLength(2);
  });

  test("without a text has boxes for documents to be accepted, and shows informing ones beside them", () => {
    const silent = {
      ...TEXTS,
      phoneFormDisclaimer: {
        template: {},
        documentRefs: [...TEXTS.phoneFormDisclaimer.documentRefs],
      },
    };
    const consent = plan(silent, [PRIVACY, TERMS]);
    expect(consent.required.map((row) => row.id)).toEqual(["loyalty_terms"]);
    expect(opened(consent.notice ?? [])).toEqual([PRIVACY]);
  });

  test("records as accepted only what could be opened in the shown text", () => {
    const kinds = [
      "privacy_policy",
      "loyalty_terms",
      "terms_conditions",
      "marketing_consent",
    ] as const;
    const anyKinds = fc.uniqueArray(fc.constantFrom(...kinds));
    const template = anyKinds.map((named) => named.map((kind) => `{${kind}}`).join(" and "));
    const anyDocuments = fc
      .tuple(...kinds.map(() => fc.constantFrom("none", "informs", "accepted")))
      .map((states) =>
        kinds.flatMap((kind, index) =>
          states[index] === "none" ? [] : [legalDocument(kind, states[index] === "accepted")],
        ),
      );
    fc.assert(
      fc.property(
        fc.tuple(template, anyKinds, template, anyKinds, anyDocuments),
        ([text, refs, body, bodyRefs, documents]) => {
          const consent = plan(
            {
              phoneFormDisclaimer: { template: { en: text }, documentRefs: refs },
              marketingConsent: {
                ...TEXTS.marketingConsent,
                body: { en: body },
                documentRefs: bodyRefs,
              },
            },
            documents,
          );
          for (const row of consent.required) {
            for (const document of row.documents) expect(opened(row.parts)).toContain(document);
          }
          const { body: shown = [], documents: recorded = [] } = consent.marketing ?? {};
          for (const document of recorded) expect(opened(shown)).toContain(document);
          const everywhere = [
            ...opened(consent.notice ?? []),
            ...consent.required.flatMap((row) => opened(row.parts)),
            ...opened(shown),
          ];
          for (const document of documents) {
            if ([...refs, ...bodyRefs].includes(document.kind)) {
              expect(everywhere).toContain(document);
            }
          }
        },
      ),
    );
  });

  test("without a disclaimer has a box for each document to be accepted", () => {
    const silent = { ...TEXTS, phoneFormDisclaimer: { template: {}, documentRefs: [] } };
    expect(plan(silent, [TERMS, PRIVACY]).required.map((row) => row.id)).toEqual(["loyalty_terms"]);
  });
});

describe("a document without a file", () => {
  const CONDITIONS = legalDocument("terms_conditions", true);
  const recordedKinds = (documents: readonly DocumentView[], texts: Texts = TEXTS) => {
    const consent = plan(texts, documents);
    const accepted = consent.required.map((row) => row.id);
    const ticked = { accepted, channels: ["sms"] as const };
    return acceptancesOf(consent, ticked, "en", String).map(({ kind, version }) => [kind, version]);
  };

  test("still has to be ticked, and is not recorded as accepted", () => {
    const documents = [withoutFile(TERMS), CONDITIONS];
    const consent = plan(TEXTS, documents);
    expect(missingAcceptances(consent, NOTHING_TICKED).map((row) => row.id)).toEqual([
      "disclaimer",
      "terms_conditions",
    ]);
    expect(opened(consent.required[0]?.parts)).toEqual([withoutFile(TERMS)]);
    expect(recordedKinds(documents)).toEqual([
      ["terms_conditions", "terms_conditions-3"],
      ["marketing_consent", ""],
    ]);
    expect(recordedKinds([TERMS, withoutFile(CONDITIONS)])[0]).toEqual([
      "loyalty_terms",
      "loyalty_terms-3",
    ]);
  });

  test("does not keep ticked channels from being recorded", () => {
    expect(recordedKinds([withoutFile(MARKETING)])).toEqual([["marketing_consent", ""]]);
    const documentRefs: DocumentView["kind"][] = ["marketing_consent", "terms_conditions"];
    const texts = {
      ...TEXTS,
      marketingConsent: { ...TEXTS.marketingConsent, documentRefs },
    };
    const kinds = recordedKinds([MARKETING, withoutFile(CONDITIONS)], texts);
    expect(kinds).toContainEqual(["marketing_consent", "marketing_consent-3"]);
    expect(kinds).not.toContainEqual(["terms_conditions", "terms_conditions-3"]);
  });
});

describe("characters attached to the name of a document", () => {
  const glued = (template: string) =>
    gluedParts(splitTemplate(template, [PRIVACY], words.nameDocument)).map((part) =>
      part.kind === "words" ? part.text : [part.before, part.after],
    );

  test("stay with it: the Arabic and, brackets, a full stop", () => {
    expect(glued("الشروط و{privacy_policy}، ثم")).toEqual(["الشروط ", ["و", "،"], " ثم"]);
    expect(glued("See ({privacy_policy}).")).toEqual(["See ", ["(", ")."]]);
    expect(glued("{privacy_policy}/{privacy_policy}")).toEqual([
      ["", "/"],
      ["", ""],
    ]);
    expect(glued("See {privacy_policy} first")).toEqual(["See ", ["", ""], " first"]);
  });

  test("change no letter of the text", () => {
    for (const template of ["a {privacy_policy} b", "({privacy_policy})", "x{privacy_policy}y z"]) {
      const parts = splitTemplate(template, [PRIVACY], words.nameDocument);
      const read = gluedParts(parts).map((part) =>
        part.kind === "words" ? part.text : part.before + part.text + part.after,
      );
      expect(read.join("")).toBe(textShown(parts));
    }
  });
});

describe("accepting a document in its reader", () => {
  const CONDITIONS = legalDocument("terms_conditions", true);
  const silent = { ...TEXTS, phoneFormDisclaimer: { template: {}, documentRefs: [] } };

  test("ticks the box for this document alone, once", () => {
    const consent = plan(silent, [TERMS, CONDITIONS]);
    expect(rowAcceptedBy(consent, NOTHING_TICKED, TERMS)?.id).toBe("loyalty_terms");
    const ticked = { accepted: ["loyalty_terms"], channels: [] };
    expect(rowAcceptedBy(consent, ticked, TERMS)).toBeNull();
    expect(rowAcceptedBy(consent, ticked, CONDITIONS)?.id).toBe("terms_conditions");
  });

  test("is not offered for one that only informs", () => {
    expect(rowAcceptedBy(plan(silent, [TERMS, PRIVACY]), NOTHING_TICKED, PRIVACY)).toBeNull();
  });

  test("is not offered if there is no file to read", () => {
    expect(rowAcceptedBy(plan(silent, [withoutFile(TERMS)]), NOTHING_TICKED, TERMS)).toBeNull();
  });

  test("does not accept others that were not read", () => {
    const template = { en: "I accept {loyalty_terms} and {terms_conditions}." };
    const both = { ...TEXTS, phoneFormDisclaimer: { template, documentRefs: [] } };
    expect(rowAcceptedBy(plan(both, [TERMS, CONDITIONS]), NOTHING_TICKED, TERMS)).toBeNull();
  });
});

describe("marketing consent", () => {
  const documents = [TERMS, MARKETING];

  test("is never required, and accepts nothing without a channel", () => {
    const consent = plan(TEXTS, documents);
    expect(consent.required.map((row) => row.id)).toEqual(["disclaimer"]);
    expect(acceptancesOf(consent, NOTHING_TICKED, "en", String)).toEqual([]);
  });

  test("accepts its document with the shown text when a channel is ticked", () => {
    const ticked = { accepted: [], channels: ["sms"] as const };
    const [acceptance] = acceptancesOf(plan(TEXTS, documents), ticked, "en", () => "By text");
    expect(acceptance).toMatchObject({
      kind: "marketing_consent",
      version: "marketing_consent-3",
      channels: ["sms"],
      textShown: "News?\nRarely, as the marketing consent says.\nBy text",
    });
  });

  test("records ticked channels also if the outlet has no document of that kind", () => {
    const ticked = { accepted: [], channels: ["sms", "email"] as const };
    const recorded = acceptancesOf(
      plan(TEXTS, [TERMS]),
      ticked,
      "en",
      (channel) => `By ${channel}`,
    );
    expect(recorded).toMatchObject([
      { kind: "marketing_consent", version: "", channels: ["sms", "email"] },
    ]);
    expect(recorded[0]?.textShown).toContain("By sms\nBy email");
  });

  test("is not asked for if there are no channels", () => {
    const none = { ...TEXTS, marketingConsent: { ...TEXTS.marketingConsent, channels: [] } };
    expect(plan(none, documents).marketing).toBeNull();
  });
});
