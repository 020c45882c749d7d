/**
 * The words by which staff find the pictures of the library, in their language. They are the matcher's own, so that no
 * catalogue has to name hundreds of pictures in twelve languages. Pure.
 */
import { CATALOGUE, type Group, type PictureId } from "../../pictures/catalogue.ts";
import { foldText } from "../folded-text.ts";
import { RULES } from "./dishes/all.ts";
import { Lexicon } from "./lexicon.ts";
import { CONCEPTS, type Concept } from "./words/concepts.ts";
import type { Forms, VocabularyLanguage } from "./words/forms.ts";

type ShownGroup = Exclude<Group, "emblems">;

export type WordedGroup = {
  readonly group: ShownGroup;
  readonly pictures: readonly {
    readonly id: PictureId;
    /** In their form for searching; the id's English words are among them. */
    readonly words: readonly string[];
  }[];
};

/** Groups of pictures for dishes, in the order of the library; emblems are of categories. */
export const PICTURE_GROUPS = (Object.keys(CATALOGUE) as Group[]).filter(
  (group): group is ShownGroup => group !== "emblems",
);

/** These gather words that say nothing about a picture. */
const UNSEEN: ReadonlySet<Concept> = new Set(["other", "undrawn", "neutral", "choice", "allergen"]);

/** The pictures of all groups with their words in the language of a locale. */
export function libraryWords(locale: string): readonly WordedGroup[] {
  const language = locale.split("-")[0] ?? locale;
  const conceptsByRule = ruledConcepts();
  const english = new Lexicon("en");
  const wordsOf = (id: PictureId): readonly string[] => {
    const concepts = [...(conceptsByRule.get(id) ?? []), ...conceptsInId(id, english)];
    const shown = concepts.filter((concept) => !UNSEEN.has(concept));
    return [...new Set([...id.split("-"), ...shown.flatMap((one) => wordsIn(language, one))])];
  };
  return PICTURE_GROUPS.map((group) => ({
    group,
    pictures: (Object.keys(CATALOGUE[group]) as PictureId[]).map((id) => ({
      id,
      words: wordsOf(id),
    })),
  }));
}

/** What names say that lead to each picture. */
function ruledConcepts(): ReadonlyMap<PictureId, readonly Concept[]> {
  const found = new Map<PictureId, Concept[]>();
  for (const { dish, rows } of RULES.values()) {
    for (const [picture, needs] of rows) {
      found.set(picture, [...(found.get(picture) ?? []), dish, ...needs]);
    }
  }
  return found;
}

/** Ids are English: "pizza-chicken". */
function conceptsInId(id: PictureId, english: Lexicon): readonly Concept[] {
  const words = id.split("-");
  const phrase = english.phrase(words.join(" "));
  const parts = phrase ? [phrase] : words.flatMap((word) => english.find(word).parts);
  return parts.flatMap(({ concepts }) => concepts);
}

function wordsIn(language: string, concept: Concept): string[] {
  const forms: Forms = CONCEPTS[concept];
  const own = forms[language as VocabularyLanguage];
  return [own, forms.any].flatMap((text = "") => text.split(",").map(foldText)).filter(Boolean);
}
