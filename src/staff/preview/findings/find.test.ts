import { describe, expect, it } from "vitest";
import { configured, said, subjectOf, worded } from "../testing/configuration.ts";
import { consent, documents, files } from "./documents.ts";
import { findingsOf } from "./find.ts";
import { flows, settings } from "./flows.ts";
import { placeholders } from "./placeholders.ts";
import { translations } from "./texts.ts";

const KNOWLEDGE = { isSpoken: (locale: string) => ["en", "ar"].includes(locale), plans: null };
const language = settings(KNOWLEDGE.isSpoken);

describe("findings of a configuration", () => {
  it("are none if nothing is wrong", () => {
    expect(findingsOf(subjectOf(configured()), KNOWLEDGE)).toEqual([]);
  });

  it("are sorted by severity and unique", () => {
    const broken = configured((draft) => {
      Object.assign(draft.loyalty.phoneFormDisclaimer.templateByLocale, { en: "{wrong} {wrong}" });
      Object.assign(draft.documents[0]?.titleByLocale ?? {}, { fr: "Titre" });
    });
    const found = findingsOf(subjectOf(broken), KNOWLEDGE);
    expect(found.map(({ severity }) => severity)).toEqual(
      [...found.map(({ severity }) => severity)].sort((one, other) => {
        const rank = ["error", "warning", "note"];
        return rank.indexOf(one) - rank.indexOf(other);
      }),
    );
    expect(found.filter(({ rule }) => rule === "unknown-placeholder")).toHaveLength(1);
  });

  it("report an illegible colour, and what is shown instead", () => {
    const found = findingsOf(
      subjectOf(configured(), { adjustedColor: { wanted: "#FFE000", shown: "#7a6b00" } }),
      KNOWLEDGE,
    );
    expect(found.map(({ rule }) => rule)).toEqual(["accent-changed"]);
    expect(found[0]?.details.shown).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("translations", () => {
  it("are missing if an enabled language has no text, on the screen that shows it", () => {
    expect(
      said(translations, (draft) => {
        Reflect.deleteProperty(draft.loyalty.phoneFormDisclaimer.templateByLocale, "ar");
        Reflect.deleteProperty(draft.loyalty.marketingConsent.screen.bodyByLocale, "ar");
      }),
    ).toEqual([
      "missing-translation | loyalty.phoneFormDisclaimer.templateByLocale ar | ar | @phone",
      "missing-translation | loyalty.marketingConsent.screen.bodyByLocale ar | ar | @consent",
    ]);
  });

  it("an empty text counts as missing", () => {
    const found = said(translations, (draft) => {
      draft.loyalty.marketingConsent.screen.headlineByLocale.en = "  ";
    });
    expect(found).toEqual([
      "missing-translation | loyalty.marketingConsent.screen.headlineByLocale en | en | @consent",
    ]);
  });

  it("a language's text serves its regional variants", () => {
    expect(said(translations, (draft) => draft.locales.enabled.push("en-GB"))).toEqual([]);
  });

  it("in a language that is not enabled are reported as a note", () => {
    const found = said(translations, (draft) => {
      draft.locales.enabled = ["en"];
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.startsWith("unused-translation"))).toBe(true);
  });

  it("of disabled features are not required", () => {
    const found = said(translations, (draft) => {
      draft.loyalty.phoneNumberFlow.enabled = false;
      Reflect.deleteProperty(draft.loyalty.phoneFormDisclaimer.templateByLocale, "ar");
    });
    expect(found).toEqual([]);
  });
});

describe("placeholders", () => {
  it("that the contract does not define are errors, with the text's language", () => {
    expect(
      said(placeholders, (draft) => {
        draft.loyalty.marketingConsent.screen.bodyByLocale.ar = "{marketing_consent} {privacy}";
      }),
    ).toEqual([
      "unknown-placeholder | loyalty.marketingConsent.screen.bodyByLocale ar {privacy} | ar | @consent",
    ]);
  });

  it("with a broken brace are found, whatever they contain", () => {
    const broken = ["{Privacy Policy}", "{privacy_policy", "privacy_policy}", "{{privacy_policy}}"];
    for (const text of broken) {
      const found = said(placeholders, (draft) => {
        draft.loyalty.phoneFormDisclaimer.templateByLocale.en = `${text} {privacy_policy}`;
      });
      expect(found, text).toEqual([
        "broken-placeholder | loyalty.phoneFormDisclaimer.templateByLocale en | en | @phone",
      ]);
    }
  });

  it("without their document are reported with the list that names it", () => {
    expect(
      said(placeholders, (draft) => {
        draft.documents = draft.documents.filter(({ kind }) => kind !== "privacy_policy");
      }),
    ).toEqual([
      "placeholder-without-document | loyalty.phoneFormDisclaimer.templateByLocale en {privacy_policy} | en | @phone",
      "placeholder-without-document | loyalty.phoneFormDisclaimer.templateByLocale ar {privacy_policy} | ar | @phone",
      "ref-without-document | loyalty.phoneFormDisclaimer.documentRefs privacy_policy | @phone",
    ]);
  });

  it("that one language omits are reported, and listed ones that are in no text", () => {
    expect(
      said(placeholders, (draft) => {
        draft.loyalty.phoneFormDisclaimer.templateByLocale.ar = "نص";
        draft.loyalty.marketingConsent.screen.documentRefs.push("privacy_policy");
      }),
    ).toEqual([
      "placeholder-left-out | loyalty.phoneFormDisclaimer.templateByLocale ar {privacy_policy} | ar | @phone",
      "ref-not-in-text | loyalty.marketingConsent.screen.documentRefs privacy_policy | @consent",
    ]);
  });
});

describe("documents and pictures", () => {
  it("that do not load are errors, by language, with the reason", () => {
    const subject = subjectOf(configured());
    const failed = subject.files.map((file, index) =>
      index === 1 ? { ...file, state: "failed" as const, why: "HTTP 404" } : file,
    );
    const image = { kind: "image", state: "failed", why: "content type", localUrl: null } as const;
    const found = files({ ...subject, files: [...failed, { ...image, url: "https://x.example" }] });
    expect(found.map(worded)).toEqual([
      "document-failed | privacy_policy ar https://files.example/privacy_policy.ar.pdf HTTP 404 | ar | @document-privacy_policy",
      "image-failed | https://x.example content type",
    ]);
  });

  it("that are still loading are a note", () => {
    const subject = subjectOf(configured());
    const loading = subject.files.map((file) => ({ ...file, state: "loading" as const }));
    expect(files({ ...subject, files: loading }).every(({ severity }) => severity === "note")).toBe(
      true,
    );
  });

  it("are reported if a kind is listed twice, has no file, or is shown nowhere", () => {
    expect(
      said(documents, (draft) => {
        const [first] = draft.documents;
        if (!first) throw new Error("no document");
        draft.documents.push({ ...first, kind: "privacy_policy" });
        draft.documents.push({
          ...first,
          kind: "terms_conditions",
          pdfUrlByLocale: { en: "https://files.example/t.pdf", ar: "https://files.example/t.pdf" },
          requiresAcceptance: false,
        });
        Object.assign(first, { pdfUrlByLocale: {} });
      }),
    ).toEqual([
      "document-without-file | privacy_policy | @document-privacy_policy",
      "document-twice | privacy_policy | @document-privacy_policy",
      "document-unused | terms_conditions",
    ]);
  });

  it("report consent without a text, and a text without a channel", () => {
    expect(
      said(consent, (draft) => {
        draft.loyalty.marketingConsent.screen.bodyByLocale = { en: "", ar: " " };
      }),
    ).toEqual(["consent-without-text | sms | @consent"]);
    expect(
      said(consent, (draft) => {
        draft.loyalty.marketingConsent.channels = [];
      }),
    ).toEqual(["consent-without-channels | @phone"]);
  });
});

describe("flows", () => {
  it("report an outlet without any method of identification", () => {
    expect(
      said(flows, (draft) => {
        draft.loyalty.phoneNumberFlow.enabled = false;
        draft.loyalty.loyaltyCardFlow.enabled = false;
        draft.loyalty.marketingConsent.channels = [];
      }),
    ).toEqual(["no-way-to-identify | @menu"]);
  });

  it("can be identification by a public client id alone, which is a setting of the kiosk", () => {
    const draft = configured((one) => {
      one.loyalty.phoneNumberFlow.enabled = false;
      one.loyalty.loyaltyCardFlow.enabled = false;
      one.loyalty.marketingConsent.channels = [];
    });
    expect(flows(subjectOf(draft, { readsClientIds: true }))).toEqual([]);
  });

  it("require version 1.6 for the phone form, also beside 1.10", () => {
    const with15 = said(flows, (draft) => {
      draft.loyaltyApiVersion = "1.5";
    });
    expect(with15).toEqual(["phone-needs-version | 1.5 | @menu"]);
    expect(
      said(flows, (draft) => {
        draft.loyaltyApiVersion = "1.10";
      }),
    ).toEqual([]);
  });

  it("report a second step without a channel, and channels without the phone form", () => {
    expect(
      said(flows, (draft) => {
        draft.loyalty.marketingConsent.channels = [];
      }),
    ).toEqual(["consent-never-asked | @phone"]);
    expect(
      said(flows, (draft) => {
        draft.loyalty.phoneNumberFlow.enabled = false;
      }),
    ).toEqual(["consent-never-asked"]);
  });

  it("report a banner without an address, without a case, or for an impossible case", () => {
    const banner = (change: object) =>
      said(flows, (draft) => Object.assign(draft.loyalty.appInstallBanner, change));
    expect(banner({ url: undefined })).toEqual(["app-banner-without-address | @done-nobody"]);
    expect(banner({ showWhen: { skipped: false } })).toEqual([
      "app-banner-never-shown | @done-nobody",
    ]);
    expect(
      said(flows, (draft) => {
        draft.loyalty.loyaltyCardFlow.enabled = false;
        Object.assign(draft.loyalty.appInstallBanner.showWhen, { justRegisteredWithApp: true });
      }),
    ).toEqual(["app-case-never-met | justRegisteredWithApp"]);
  });

  it("report what is disabled", () => {
    expect(
      said(flows, (draft) => {
        draft.loyaltyEnabled = false;
      }),
    ).toEqual(["loyalty-off | @attract"]);
  });

  it("report unusable languages, time zone, currency and fields", () => {
    expect(
      said(language, (draft) => {
        draft.locales = { enabled: ["en", "xx"], default: "de", fallback: "en" };
        draft.timezone = "Europe/Nowhere";
        draft.currency = "ZZZ";
      }),
    ).toEqual([
      "language-not-enabled | de | @attract",
      "language-not-spoken | xx | xx | @attract",
      "timezone-unknown | Europe/Nowhere",
      "currency-unknown | ZZZ | @menu",
    ]);
    const subject = subjectOf(configured(), { ignoredFields: ["phone.mask"] });
    expect(language(subject).map(worded)).toEqual(["field-unknown | phone.mask"]);
  });
});
