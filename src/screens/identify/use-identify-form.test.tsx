/** The documents on the identify step (requirement V7): those with a file when it was opened. */

import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import type { DocumentView, LoyaltyView, OutletView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered } from "../../journey/testing/rendered.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { useIdentifyForm } from "./use-identify-form.ts";

beforeAll(() => startI18n(["common", "identify"]));

/** The loyalty terms, with files in these languages. */
function termsOf(version: string, ...locales: readonly string[]): DocumentView {
  const urlByLocale = Object.fromEntries(locales.map((locale) => [locale, `media/${locale}.pdf`]));
  return {
    ...{ kind: "loyalty_terms", version, urlByLocale },
    title: { en: "terms" },
    requiresAcceptance: true,
  };
}

const outletWith = (document: DocumentView): OutletView => ({ ...OUTLET, documents: [document] });

type Case = {
  readonly atStart: DocumentView;
  readonly atOpening: DocumentView;
  /** Arrives while the step is open. */
  readonly later?: DocumentView;
  /** Boxes that were ticked before the customer went one step back. */
  readonly ticked?: readonly string[];
};

/** The version of the terms, the languages of their files, and the ticked boxes. */
function shown({ atStart, atOpening, later, ticked = [] }: Case): string {
  const { loyalty } = OUTLET;
  let document = atOpening;
  if (!loyalty) throw new Error("the outlet has no programme");
  function Probe({ programme }: { readonly programme: LoyaltyView }) {
    const { plan, consent } = useIdentifyForm(programme);
    const [isLater, setIsLater] = useState(false);
    if (later && !isLater) {
      document = later;
      setIsLater(true);
    }
    const [terms] = plan.required[0]?.documents ?? [];
    const locales = Object.keys(terms?.urlByLocale ?? {}).sort();
    return [terms?.version, locales.join(" "), consent.accepted.join(" ")].join("; ");
  }
  const visit = startVisit(outletWith(atStart));
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({
    type: "LINE_ADDED",
    line: { kind: "item", lineId: "line-1", itemId: "soup", count: 1, choices: [] },
  });
  visit.send({ type: "REVIEW" });
  const draft = { country: "", digits: "", name: "", accepted: ticked, channels: [] };
  visit.send({ type: "PHONE_DRAFT_SAVED", draft });
  const outletNow: OutletView = {
    ...OUTLET,
    get documents() {
      return [document];
    },
  };
  return rendered(<Probe programme={loyalty} />, { visit, outletNow });
}

test("a file that arrived before the step was opened can be read in it", () => {
  const atStart = termsOf("3");
  expect(shown({ atStart, atOpening: termsOf("3") })).toBe("3; ; ");
  expect(shown({ atStart, atOpening: termsOf("3", "en") })).toBe("3; en; ");
  const inEnglish = termsOf("3", "en");
  expect(shown({ atStart: inEnglish, atOpening: termsOf("3", "en", "de") })).toBe("3; de en; ");
});

test("a file that arrives while the step is open waits until it is opened again", () => {
  const [atStart, later] = [termsOf("3"), termsOf("3", "en")];
  expect(shown({ atStart, atOpening: atStart, later })).toBe("3; ; ");
});

test("another version of a document waits for the next visit", () => {
  expect(shown({ atStart: termsOf("3"), atOpening: termsOf("4", "en") })).toBe("3; ; ");
});

test("a box that was ticked before there was anything to read has to be ticked again", () => {
  const [atStart, ticked] = [termsOf("3"), ["loyalty_terms"]];
  expect(shown({ atStart, atOpening: atStart, ticked })).toBe("3; ; loyalty_terms");
  expect(shown({ atStart, atOpening: termsOf("3", "en"), ticked })).toBe("3; en; ");
});
