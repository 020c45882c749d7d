import { type Text, text } from "./model.ts";

const NAMES = {
  gluten: text("gluten", "Gluten", "gluten", "الغلوتين"),
  milk: text("milk", "Milch", "süt", "الحليب"),
  egg: text("egg", "Ei", "yumurta", "البيض"),
  sesame: text("sesame", "Sesam", "susam", "السمسم"),
  soy: text("soy", "Soja", "soya", "الصويا"),
  nuts: text("nuts", "Nüsse", "sert kabuklu yemiş", "المكسرات"),
  fish: text("fish", "Fisch", "balık", "السمك"),
  mustard: text("mustard", "Senf", "hardal", "الخردل"),
  celery: text("celery", "Sellerie", "kereviz", "الكرفس"),
} as const;

export type Allergen = keyof typeof NAMES;

const NONE = text(
  "No declared allergens",
  "Keine deklarierten Allergene",
  "Bildirilmesi gereken alerjen içermez",
  "لا يحتوي على مسببات حساسية معلنة",
);

const SENTENCE: Readonly<Record<keyof Text, (names: readonly string[]) => string>> = {
  en: (names) => `Contains ${names.join(", ")}`,
  de: (names) => `Enthält ${names.join(", ")}`,
  tr: (names) => `İçindekiler: ${names.join(", ")}`,
  ar: (names) => `يحتوي على ${names.join("، ")}`,
};

/** The allergen line of a dish in every language: "Contains gluten, milk". */
export function allergenLine(allergens: readonly Allergen[]): Text {
  if (allergens.length === 0) return NONE;
  const line = (locale: keyof Text) =>
    SENTENCE[locale](allergens.map((allergen) => NAMES[allergen][locale]));
  return text(line("en"), line("de"), line("tr"), line("ar"));
}

/** A dish's description: what is in it on the first line, its allergens on the last. */
export function describe(note: Text, allergens: readonly Allergen[]): Text {
  const contains = allergenLine(allergens);
  return text(
    `${note.en}\n${contains.en}`,
    `${note.de}\n${contains.de}`,
    `${note.tr}\n${contains.tr}`,
    `${note.ar}\n${contains.ar}`,
  );
}
