import { drink, food, type Modifier, text } from "./model.ts";

/** Bread, bases and other required choices. */
const choices: readonly Modifier[] = [
  {
    id: "bun-barley",
    code: "5001",
    title: text("Barley bun", "Gerstenbrötchen", "Arpa ekmeği", "خبز الشعير"),
    prices: food(0),
  },
  {
    id: "bun-brioche",
    code: "5002",
    title: text("Seeded brioche", "Brioche mit Saaten", "Tohumlu brioş", "بريوش بالبذور"),
    prices: food(0.6),
  },
  {
    id: "bun-lettuce",
    code: "5003",
    title: text("Lettuce, no bun", "Salatblatt statt Brötchen", "Ekmeksiz, marul", "خس بدون خبز"),
    prices: food(0),
  },
  {
    id: "flatbread-wheat",
    code: "5011",
    title: text("Wheat flatbread", "Weizenfladen", "Buğday lavaşı", "خبز قمح رقيق"),
    prices: food(0),
  },
  {
    id: "flatbread-spinach",
    code: "5012",
    title: text("Spinach flatbread", "Spinatfladen", "Ispanaklı lavaş", "خبز رقيق بالسبانخ"),
    prices: food(0.4),
  },
  {
    id: "flatbread-gluten-free",
    code: "5013",
    title: text(
      "Gluten-free flatbread",
      "Glutenfreier Fladen",
      "Glutensiz lavaş",
      "خبز رقيق خالٍ من الغلوتين",
    ),
    prices: food(1.2),
  },
  {
    id: "base-barley",
    code: "5021",
    title: text("Pearl barley", "Perlgraupen", "İnci arpa", "شعير لؤلؤي"),
    prices: food(0),
  },
  {
    id: "base-rice",
    code: "5022",
    title: text("Brown rice", "Vollkornreis", "Esmer pirinç", "أرز بني"),
    prices: food(0),
  },
  {
    id: "base-leaves",
    code: "5023",
    title: text("Mixed leaves", "Blattsalate", "Karışık yeşillik", "أوراق خضراء مشكلة"),
    prices: food(0),
  },
  {
    id: "dressing-lemon-tahini",
    code: "5031",
    title: text("Lemon tahini", "Zitronen-Tahini", "Limonlu tahin", "طحينة بالليمون"),
    prices: food(0),
  },
  {
    id: "dressing-mustard",
    code: "5032",
    title: text("Mustard vinaigrette", "Senfvinaigrette", "Hardallı sos", "صلصة الخردل"),
    prices: food(0),
  },
  {
    id: "dressing-yoghurt",
    code: "5033",
    title: text("Herb yoghurt", "Kräuterjoghurt", "Otlu yoğurt", "لبن بالأعشاب"),
    prices: food(0),
  },
  {
    id: "salt-sea",
    code: "5041",
    title: text("Sea salt", "Meersalz", "Deniz tuzu", "ملح البحر"),
    prices: food(0),
  },
  {
    id: "salt-paprika",
    code: "5042",
    title: text("Smoked paprika", "Rauchpaprika", "Füme kırmızı biber", "بابريكا مدخنة"),
    prices: food(0),
  },
  {
    id: "salt-parmesan",
    code: "5043",
    title: text(
      "Parmesan and herbs",
      "Parmesan und Kräuter",
      "Parmesan ve otlar",
      "بارميزان وأعشاب",
    ),
    prices: food(1.1),
  },
  {
    id: "toast-sourdough",
    code: "5051",
    title: text("Sourdough", "Sauerteigbrot", "Ekşi mayalı ekmek", "خبز العجين المخمر"),
    prices: food(0),
  },
  {
    id: "toast-rye",
    code: "5052",
    title: text("Dark rye", "Roggenbrot", "Çavdar ekmeği", "خبز الجاودار"),
    prices: food(0),
  },
];

/** Extras of burgers and wraps; the first two of a burger are free. */
const extras: readonly Modifier[] = [
  {
    id: "extra-pickles",
    code: "5101",
    title: text("Pickles", "Gewürzgurken", "Turşu", "مخلل"),
    prices: food(0.9),
  },
  {
    id: "extra-cheddar",
    code: "5102",
    title: text("Cheddar", "Cheddar", "Çedar", "شيدر"),
    prices: food(0.9),
  },
  {
    id: "extra-avocado",
    code: "5103",
    title: text("Avocado", "Avocado", "Avokado", "أفوكادو"),
    prices: food(0.9),
  },
  {
    id: "extra-red-onion",
    code: "5104",
    title: text("Red onion", "Rote Zwiebel", "Kırmızı soğan", "بصل أحمر"),
    prices: food(0.9),
  },
  {
    id: "extra-chilli",
    code: "5105",
    title: text("Chilli", "Chili", "Acı biber", "فلفل حار"),
    prices: food(0.9),
  },
  {
    id: "extra-fried-egg",
    code: "5106",
    title: text("Fried egg", "Spiegelei", "Sahanda yumurta", "بيض مقلي"),
    prices: food(1.4),
  },
];

export const foodModifiers: readonly Modifier[] = [...choices, ...extras];

export const drinkModifiers: readonly Modifier[] = [
  {
    id: "milk-whole",
    code: "5301",
    title: text("Whole milk", "Vollmilch", "Tam yağlı süt", "حليب كامل الدسم"),
    prices: drink(0),
  },
  {
    id: "milk-oat",
    code: "5302",
    title: text("Oat milk", "Hafermilch", "Yulaf sütü", "حليب الشوفان"),
    prices: drink(0.5),
  },
  {
    id: "milk-soy",
    code: "5303",
    title: text("Soy milk", "Sojamilch", "Soya sütü", "حليب الصويا"),
    prices: drink(0.5),
  },
  {
    id: "coffee-extra-shot",
    code: "5311",
    title: text("Extra shot", "Extra Espresso", "Ekstra shot", "جرعة إسبريسو إضافية"),
    prices: drink(0.8),
  },
  {
    id: "coffee-vanilla",
    code: "5312",
    title: text("Vanilla syrup", "Vanillesirup", "Vanilya şurubu", "شراب الفانيليا"),
    prices: drink(0.6),
  },
  {
    id: "coffee-cinnamon",
    code: "5313",
    title: text("Cinnamon", "Zimt", "Tarçın", "قرفة"),
    prices: drink(0.3),
  },
];
