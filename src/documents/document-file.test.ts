import { expect, test } from "vitest";
import { documentFile, isSameLanguage } from "./document-file.ts";

const document = { urlByLocale: { en: "media/outlet/en.pdf", ar: "media/outlet/ar.pdf" } };
const LOCALES = { default: "de", fallback: "ar" };

test("the customer's language comes first, also in a regional variant", () => {
  expect(documentFile(document, "en", LOCALES)).toEqual({
    url: "media/outlet/en.pdf",
    locale: "en",
  });
  expect(documentFile(document, "en-GB", LOCALES)?.locale).toBe("en");
});

test("a language without a file gets the outlet's fallback, then its default, then any", () => {
  expect(documentFile(document, "tr", LOCALES)?.locale).toBe("ar");
  expect(documentFile(document, "tr", { default: "en", fallback: "de" })?.locale).toBe("en");
  expect(documentFile(document, "tr", { default: "de", fallback: "de" })?.locale).toBe("en");
});

test("a document without any stored file has no file", () => {
  expect(documentFile({ urlByLocale: {} }, "en", LOCALES)).toBeNull();
});

test("regional variants are one language", () => {
  expect(isSameLanguage("de", "de-AT")).toBe(true);
  expect(isSameLanguage("de", "en")).toBe(false);
});
