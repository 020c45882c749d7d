import { expect, test } from "vitest";
import type { LocalizedText } from "../localized-text.ts";
import { matchName } from "./match-pictures.ts";

type Contradiction = readonly [
  what: string,
  title: LocalizedText,
  picture: string,
  category?: LocalizedText,
  description?: LocalizedText,
];

const CONTRADICTIONS: readonly Contradiction[] = [
  ["beer with alcohol for one with 0 %", { pl: "Piwo 0%" }, "beer-lager"],
  [
    "still water for sparkling water of a still one's brand",
    { pl: "Cisowianka gazowana" },
    "water-still",
  ],
  ["tonic without its gin", { en: "Hendrick's & Tonic" }, "soda-tonic"],
  ["milk for an ice lolly", { en: "Mini milk" }, "milk"],
  ["jam for a dessert of jelly", { en: "Jelly cup" }, "jam"],
  ["a steak among side dishes", { en: "Steak fries" }, "steak-fries", { en: "Sides" }],
  ["the aubergine of a parmigiana", { pt: "Filé à parmegiana" }, "parmigiana"],
  ["a cold drink that is served hot", { zh: "热柠檬水" }, "lemonade"],
  ["an iced coffee that may be hot as well", { zh: "卡布奇诺（热/冰）" }, "coffee-iced"],
  ["milk in a black coffee", { zh: "冰美式" }, "coffee-iced"],
  ["a bowl for a soup in bread", { pl: "Żurek w chlebie" }, "soup-zurek"],
  ["a pan for eggs in bread", { he: "שקשוקה בחלה" }, "shakshuka"],
  ["scoops without the cream on them", { pl: "Lody 3 gałki z bitą śmietaną" }, "ice-cream-cup"],
  ["rocket on a steak, which it has not", { it: "Tagliata rucola e grana" }, "steak"],
  ["garlic bread without its cheese", { en: "Garlic bread with cheese" }, "garlic-bread"],
  ["chocolate on a kunafa with pistachios", { ar: "كنافة نوتيلا" }, "kunafa"],
  ["milk tea for one of strawberries", { en: "Strawberry bubble tea" }, "bubble-tea"],
  ["cooked ham for cured, by one word", { it: "Panino crudo e mozzarella" }, "panini-ham"],
  ["a vegetable without the cheese it is baked with", { fr: "Chou-fleur gratiné" }, "cauliflower"],
  [
    "a plain pizza for one with more on it than is known",
    { it: "Romana" },
    "pizza-margherita",
    { it: "Pizze" },
    { it: "pomodoro, mozzarella, zorba" },
  ],
  [
    "a plain pizza for one with nuts and sausage on it",
    { it: "Pizza Chef" },
    "pizza-margherita",
    { it: "Pizze speciali" },
    { it: "bufala, pistacchio, mortadella" },
  ],
  ["lemon in a peach tea", { it: "Tè alla pesca" }, "iced-tea"],
  ["meatballs without their sauce", { es: "Albóndigas en salsa" }, "meatballs"],
  ["cooked ham for cured in a flatbread", { it: "Piadina cotto e fontina" }, "piadina"],
  ["cooked ham for cured", { it: "Panino crudo e brie" }, "panini-ham", { it: "Panini" }],
  ["a baked calzone for a fried one", { it: "Calzone fritto" }, "pizza-calzone"],
  ["a slice for fried cheese", { pl: "Ser smażony" }, "extra-cheese-slice", { pl: "Dodatki" }],
  ["grilled chicken for breaded", { pl: "Filet drobiowy panierowany" }, "chicken-grilled"],
  ["juice for sliced fruit", { pt: "Melancia fatiada" }, "juice-watermelon", { pt: "Sumos" }],
  ["halva for ice cream", { es: "Halva" }, "halva", { es: "Helados" }],
  ["a grilled fish for a nigiri", { it: "Branzino" }, "fish-whole", { it: "Nigiri (2 pz)" }],
  [
    "chicken for a pizza of a diameter",
    { en: '12" Tandoori Chicken' },
    "tandoori-chicken",
    { en: "Pizza & Burgers" },
  ],
  [
    "a burger without its egg",
    { es: "Hamburguesa completa" },
    "burger-bacon",
    { es: "Carnes" },
    { es: "con huevo, bacon, queso" },
  ],
  [
    "coffee for a sandwich",
    { pt: "Americano" },
    "coffee-americano",
    { pt: "Lanches" },
    { pt: "presunto, queijo, ovo" },
  ],
];

for (const [what, title, picture, category, description] of CONTRADICTIONS) {
  test(`no picture shows ${what}`, () => {
    const categories = category ? [category] : [];
    const context = description ? { categories, description } : { categories };
    expect(matchName(title, context)?.picture).not.toBe(picture);
  });
}

test.each([
  ["milk, hot or cold", { zh: "热牛奶" }, "milk"],
  ["eggs on bread", { de: "Spiegeleier auf Brot" }, "eggs-toast"],
  ["a baked calzone", { it: "Calzone" }, "pizza-calzone"],
  ["grilled chicken", { pl: "Grillowany filet z kurczaka" }, "chicken-grilled"],
  ["a soup", { pl: "Żurek" }, "soup-zurek"],
  ["boiled potatoes", { de: "Salzkartoffeln" }, "boiled-potatoes"],
  ["a flaky bread of the Gulf", { ar: "برات سادة" }, "paratha"],
  ["fries that are curled", { he: "צ'יפס קרלי" }, "curly-fries"],
  ["a peach tea", { en: "Iced tea, peach" }, "iced-tea-peach"],
  ["a sausage with mustard and bread", { pl: "Kiełbasa, musztarda, pieczywo" }, "sausage"],
  ["cream that is whipped", { pl: "Gofr z bitą śmietaną" }, "waffles"],
  [
    "a sauce beside fish that is not drawn",
    { fr: "Fish & chips, sauce tartare" },
    "fish-and-chips",
  ],
  ["a kunafa with cream", { ar: "كنافة بالقشطة" }, "kunafa"],
  ["a plant's milk, by one word", { de: "Hafermilch" }, "plant-milk"],
  ["a meal, where it is plated", { de: "Menü 2: Gemüselasagne" }, "pasta-lasagne-vegetable"],
])("what is the same in the picture has it: %s", (_, title, picture) => {
  expect(matchName(title)?.picture).toBe(picture);
});

test("a house's name with a known ingredient is what its description says of it", () => {
  const under = {
    categories: [{ pl: "Burgery" }],
    description: { pl: "panierowany kurczak, sałata, majonez" },
  };
  expect(matchName({ pl: "Kurczak Zorby" }, under)?.picture).toBe("burger-chicken");
  expect(matchName({ pl: "Wołowina Zorby" }, under)).toBeNull();
});
