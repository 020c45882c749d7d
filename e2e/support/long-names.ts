/** A menu whose names are as long as each language makes them; Arabic and Hebrew ones have Latin words and digits among them. */
import type { Restaurant } from "./restaurant.ts";

const IDS = [
  "sides",
  "fried",
  "burger-beet",
  "special",
  "sauces",
  "sauce",
  "meal",
  "drinks",
] as const;
type Id = (typeof IDS)[number];

/** The sandbox has a picture of this dish. */
export const PICTURED = "burger-beet";

export const LONG_NAMES: Readonly<Record<string, Readonly<Record<Id | "about", string>>>> = {
  de: {
    sides: "Beilagenzusammenstellung",
    fried: "Fleischspezialitäten",
    "burger-beet": "Rindfleischfrikadellenbrötchen",
    special: "Schweinefleischschnitzelvariationen mit Preiselbeersahne",
    sauces: "Soßenzusammenstellung",
    sauce: "Röstzwiebelmayonnaise",
    meal: "Donaudampfschifffahrtsgesellschaftsmenü",
    drinks: "Erfrischungsgetränke",
    about:
      "Hausgemachte Geflügelfleischfrikadelle mit Süßkartoffelpommesstreifen, Essiggurkenscheiben und Preiselbeermeerrettichsahne in einem Laugenbrötchen aus der Bio-Vollkornbäckerei nebenan",
  },
  fr: {
    sides: "Accompagnements",
    fried: "Rafraîchissements",
    "burger-beet": "Assortiment d’accompagnements méditerranéens",
    special: "Anticonstitutionnellement",
    sauces: "Assaisonnements",
    sauce: "Vinaigrette balsamique framboisée",
    meal: "Menu gastronomique exceptionnellement rafraîchissant",
    drinks: "Boissons rafraîchissantes",
    about:
      "Accompagnements traditionnellement confectionnés, délicatement assaisonnés, exceptionnellement rafraîchissants et servis avec une mayonnaise merveilleusement citronnée",
  },
  pl: {
    sides: "Najsmaczniejsze przekąski",
    fried: "Wielowarzywne",
    "burger-beet": "Pięćdziesięciogroszówka wegetariańska",
    special: "Konstantynopolitańczykowianeczka",
    sauces: "Najostrzejsze",
    sauce: "Czosnkowo-śmietankowo-koperkowy",
    meal: "Najniebezpieczniejszy zestaw śródziemnomorski",
    drinks: "Niskosłodzone",
    about:
      "Najdelikatniejsze śródziemnomorskie warzywa z niskotemperaturowego pieca, podawane z nieprawdopodobnie chrupiącymi ziemniaczanymi przekąskami",
  },
  uk: {
    sides: "Найсмачніші закуски",
    fried: "Смаженоовочеві",
    "burger-beet": "Яловичинофрикадельковий багатошаровий",
    special: "Високоякіснокартопляноовочева",
    sauces: "Найгостріші",
    sauce: "Часниково-сметанково-кропова",
    meal: "Найнесподіваніший середземноморський комплекс",
    drinks: "Безалкогольні",
    about:
      "Найніжніші середземноморські овочі, приготовані за низькотемпературною технологією, з неперевершеними хрусткокартопляними паличками",
  },
  tr: {
    sides: "Atıştırmalıklarımız",
    fried: "Kızartmalarımızdan",
    "burger-beet": "Çekoslovakyalılaştıramadıklarımızdan",
    special: "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsiniz",
    sauces: "Çeşnilendiricilerimiz",
    sauce: "Sarımsaklandırılmış",
    meal: "Afyonkarahisarlılaştıramadıklarımız menüsü",
    drinks: "Serinleticilerimiz",
    about:
      "Özelleştirilebilen, baharatlandırılmış, sarımsaklandırılmış ve karamelize edilmiş soğanlarımızla zenginleştirilmiş kızartmalarımızdan",
  },
  ar: {
    sides: "المقبلات والسلطات المتنوعة",
    fried: "مقليات Cheeseburgermeister",
    "burger-beet": "برغر Cheeseburgermeister الكلاسيكي 250 غرام",
    special: "المستخلصات البحرية المتوسطية Premium Mediterranean Selection",
    sauces: "الصلصات والتوابل الإضافية",
    sauce: "مايونيز Worcestershire بالثوم",
    meal: "وجبة Cheeseburgermeister العائلية 4 × 2",
    drinks: "المشروبات الغازية",
    about:
      "لحم بقري مشوي مع جبنة Emmentaler وصلصة Worcestershire والبطاطس المقلية المقرمشة، يقدم مع 3 أنواع من المخللات والاستقبالات الموسمية",
  },
  he: {
    sides: "תוספות וסלטים 12",
    fried: "מטוגנים Cheeseburgermeister",
    "burger-beet": "המבורגר Cheeseburgermeister 250 גרם",
    special: "ההתמחויותינו הים־תיכוניות Premium Mediterranean Selection",
    sauces: "רטבים ותבלינים 100%",
    sauce: "מיונז Worcestershire ושום",
    meal: "ארוחת Cheeseburgermeister משפחתית 4 × 2",
    drinks: "משקאות מוגזים 0.5",
    about:
      "בשר בקר צלוי עם גבינת Emmentaler ורוטב Worcestershire, צ׳יפס פריך ו־3 סוגי חמוצים, מוגש בלחמנייה מהמאפייה השכונתית",
  },
  /** No word of any language. */
  en: {
    sides: "Qwrtzpsdfghklmnbvcxqwrtzpsdfgh",
    fried: "Nbvcxmlkjhgfdsqwrtznbvcxmlkjhg",
    "burger-beet": "Tzpsdfghkwlmnbvcxqwrtzpsdfghkl",
    special: "QWRTZPSDFGHKLMNBVCXQWRTZPSDFGH",
    sauces: "Gfdsqwrtzpnbvcxmlkjhgfdsqwrtzp",
    sauce: "Lkjhgfdsqwrtzpnbvcxmlkjhgfdsqw",
    meal: "Bcdfghjklmnpqrstvwxzbcdfghjklm",
    drinks: "Wmdhgfdsqwrtzpnbvcxmlkjhgfdsqw",
    about: "Qwrtzpsdfghklmnbvcxqwrtzpsdfgh ".repeat(4),
  },
};

/** For customers who read it. */
export const LONG_NAMED: Restaurant = {
  nameOf(id, locale) {
    const name = Object.entries(LONG_NAMES[locale] ?? {}).find(([key]) => key === id)?.[1];
    if (!name) throw new Error(`no name of ${id} in ${locale}`);
    return name;
  },
};

/** The highest price that the kiosk reads. */
const HIGHEST_PRICE = 999_999_999_999.99;

const prices = (value: number) => ({
  pricesByOrderingType: { EAT_IN: { value, taxes: [19] }, PICKUP: { value, taxes: [19] } },
});

/** As a vendor might send it. */
const softened = (name: string) => `${name.slice(0, 5)}\u00ad${name.slice(5)}`;

/** Faults that make the sandbox's vendor answer with this menu. */
export function longNamedMenu(locale: string) {
  const { about } = LONG_NAMES[locale] ?? {};
  const named = (id: Id) => {
    const title = { [locale]: softened(LONG_NAMED.nameOf(id, locale)) };
    return { refId: `ref-${id}`, id, code: `code-${id}`, title };
  };
  const described = (id: Id) => ({ ...named(id), description: { [locale]: about } });
  const within = (id: Id) => ({ categories: [{ category: `ref-${id}`, sortOrder: 1 }] });
  const revision = 1_910_000_000;
  const menu = {
    categories: [
      { ...described("sides"), root: true, rootSortOrder: 1 },
      { ...named("fried"), root: true, rootSortOrder: 2 },
    ],
    modifierGroups: [],
    modifiers: [{ ...described("sauce"), ...prices(1) }],
    items: [
      {
        ...described(PICTURED),
        ...within("sides"),
        ...prices(12.5),
        modifierGroups: [
          {
            ...described("sauces"),
            min: 0,
            max: 1,
            free: 0,
            modifiers: [{ modifier: "ref-sauce" }],
          },
        ],
      },
      { ...described("special"), ...within("sides"), ...prices(HIGHEST_PRICE) },
      { ...described("drinks"), ...within("fried"), ...prices(3) },
    ],
    combos: [
      {
        ...described("meal"),
        ...within("sides"),
        ...prices(19.5),
        steps: ["drinks" as const].map((id) => ({
          ...described(id),
          min: 1,
          max: 1,
          sortOrder: 1,
          items: [PICTURED, "special"].map((item, sortOrder) => ({
            refId: `ref-${item}`,
            id: item,
            selected: false,
            sortOrder,
            ...prices(1.5),
          })),
        })),
      },
    ],
    revision,
  };
  return {
    "faults/ordering.menu": {
      answer: { requestId: "5b1c9f1e-3f0b-4b8e-9d53-0c8a5b0a7e21", menu },
    },
    "faults/ordering.menu-revision": { answer: { revision } },
  };
}
