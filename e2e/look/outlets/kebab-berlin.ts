import type { Outlet, Text } from "../outlet.ts";

const text = (de: string, tr: string, en: string, ar: string): Text => ({ de, tr, en, ar });

/** A kebab house in Berlin, in four languages. */
export const KEBAB_BERLIN: Outlet = {
  name: "Mahalle Kebap",
  currency: "EUR",
  timezone: "Europe/Berlin",
  locales: ["de", "tr", "en", "ar"],
  taxes: [7],
  categories: [
    {
      id: "doner",
      title: text("Döner", "Döner", "Döner", "شاورما تركية"),
      dishes: [
        {
          id: "doner-bread",
          title: text(
            "Döner im Fladenbrot",
            "Ekmek arası döner",
            "Döner in flatbread",
            "دونر بالخبز",
          ),
          description: text(
            "Kalbfleisch vom Spieß, Salat, Zwiebeln, Soße nach Wahl",
            "Dana eti, salata, soğan, seçtiğiniz sos",
            "Veal from the spit, salad, onions, a sauce of your choice",
            "لحم عجل من السيخ، سلطة، بصل، وصلصة من اختيارك",
          ),
          price: 7.5,
          groups: ["sauce", "extras"],
        },
        {
          id: "doner-chicken-bread",
          title: text("Hähnchendöner", "Tavuk döner", "Chicken döner", "دونر دجاج"),
          price: 7,
          groups: ["sauce", "extras"],
        },
        {
          id: "doner-vegetables",
          title: text("Gemüsedöner", "Sebzeli döner", "Vegetable döner", "دونر خضار"),
          description: text(
            "Gebratenes Gemüse, Hirtenkäse, Zitrone",
            "Kızarmış sebze, beyaz peynir, limon",
            "Fried vegetables, white cheese, lemon",
            "خضار مقلية، جبن أبيض، ليمون",
          ),
          price: 6.5,
          groups: ["sauce", "extras"],
        },
        {
          id: "durum-veal",
          title: text("Dürüm Döner", "Döner dürüm", "Döner wrap", "دونر ملفوف"),
          price: 8.5,
          groups: ["sauce", "extras"],
        },
        {
          id: "durum-falafel",
          title: text("Falafel-Dürüm", "Falafel dürüm", "Falafel wrap", "فلافل ملفوف"),
          description: text(
            "Falafel, Hummus, Petersilie, Sesamsoße",
            "Falafel, humus, maydanoz, tahin sosu",
            "Falafel, hummus, parsley, sesame sauce",
            "فلافل، حمص، بقدونس، صلصة السمسم",
          ),
          price: 7.5,
          groups: ["sauce"],
        },
      ],
    },
    {
      id: "plates",
      title: text("Teller", "Porsiyonlar", "Plates", "أطباق"),
      dishes: [
        {
          id: "doner-plate",
          title: text("Dönerteller", "Döner porsiyon", "Döner plate", "صحن دونر"),
          description: text(
            "Mit Reis oder Pommes, Salat, Joghurt",
            "Pilav ya da patates, salata, yoğurt",
            "With rice or fries, salad, yoghurt",
            "مع أرز أو بطاطس وسلطة ولبن",
          ),
          price: 13.5,
          groups: ["side"],
        },
        {
          id: "iskender",
          title: text("İskender", "İskender", "İskender kebab", "إسكندر كباب"),
          description: text(
            "Döner auf geröstetem Brot, Joghurt, Tomatenbutter",
            "Tereyağlı domates sosu, yoğurt, kızarmış ekmek",
            "Döner on toasted bread, yoghurt, tomato butter",
            "دونر على خبز محمص ولبن وزبدة الطماطم",
          ),
          price: 14.9,
        },
        {
          id: "adana",
          title: text("Adana-Spieß", "Adana kebap", "Adana kebab", "كباب أضنة"),
          description: text(
            "Gehacktes Lamm, scharf, vom Holzkohlegrill",
            "Zırh kıyması, acılı, mangalda",
            "Minced lamb, hot, from the charcoal grill",
            "لحم ضأن مفروم حار على الفحم",
          ),
          price: 14.5,
          groups: ["side"],
        },
        {
          id: "lamb-skewer",
          title: text("Lammspieß", "Kuzu şiş", "Lamb skewer", "شيش لحم غنم"),
          price: 15.9,
          groups: ["side"],
        },
        {
          id: "falafel-plate",
          title: text("Falafelteller", "Falafel tabağı", "Falafel plate", "صحن فلافل"),
          price: 11.5,
        },
        {
          id: "mahalle-plate",
          title: text("Mahalle-Platte", "Mahalle tabağı", "The Mahalle", "طبق المحلة"),
          description: text(
            "Für zwei: von allem etwas",
            "İki kişilik, her şeyden biraz",
            "For two: a little of everything",
            "لشخصين: من كل شيء قليل",
          ),
          price: 29,
        },
      ],
    },
    {
      id: "oven",
      title: text("Aus dem Ofen", "Fırından", "From the oven", "من الفرن"),
      dishes: [
        {
          id: "lahmacun",
          title: text("Lahmacun", "Lahmacun", "Lahmacun", "لحم بعجين"),
          price: 5,
        },
        {
          id: "lahmacun-salad",
          title: text(
            "Lahmacun mit Salat, gerollt",
            "Salatalı lahmacun",
            "Lahmacun with salad",
            "لحم بعجين مع سلطة",
          ),
          price: 6.5,
          groups: ["sauce"],
        },
        {
          id: "pide-cheese",
          title: text("Pide mit Käse", "Kaşarlı pide", "Cheese pide", "بيدا بالجبن"),
          price: 9,
        },
        {
          id: "pide-mince",
          title: text("Pide mit Hackfleisch", "Kıymalı pide", "Minced meat pide", "بيدا باللحم"),
          price: 9.9,
        },
      ],
    },
    {
      id: "sides",
      title: text("Vorspeisen & Beilagen", "Mezeler", "Starters & sides", "مقبلات"),
      dishes: [
        {
          id: "lentil-soup",
          title: text("Linsensuppe", "Mercimek çorbası", "Lentil soup", "شوربة عدس"),
          description: text(
            "Mit Zitrone und Brot",
            "Limon ve ekmekle",
            "With lemon and bread",
            "مع ليمون وخبز",
          ),
          price: 5.5,
        },
        {
          id: "fries",
          title: text("Pommes", "Patates kızartması", "Fries", "بطاطس مقلية"),
          price: 4,
          groups: ["sauce"],
        },
        {
          id: "hummus",
          title: text("Hummus mit Brot", "Humus", "Hummus with bread", "حمص مع خبز"),
          price: 5.9,
        },
        {
          id: "shepherd-salad",
          title: text("Hirtensalat", "Çoban salata", "Shepherd's salad", "سلطة الراعي"),
          description: text(
            "Tomate, Gurke, Paprika, weißer Käse",
            "Domates, salatalık, biber, peynir",
            "Tomato, cucumber, pepper, white cheese",
            "طماطم، خيار، فلفل، جبن أبيض",
          ),
          price: 7.5,
        },
        {
          id: "mezze",
          title: text("Vorspeisenteller", "Karışık meze", "Mixed mezze", "مازة مشكلة"),
          price: 10.9,
        },
      ],
    },
    {
      id: "sweets",
      title: text("Süßes", "Tatlılar", "Sweets", "حلويات"),
      dishes: [
        {
          id: "baklava",
          title: text("Baklava", "Baklava", "Baklava", "بقلاوة"),
          description: text(
            "Mit Pistazien, 3 Stück",
            "Fıstıklı, 3 dilim",
            "With pistachios, 3 pieces",
            "بالفستق، ٣ قطع",
          ),
          price: 4.9,
        },
        { id: "kunefe", title: text("Künefe", "Künefe", "Künefe", "كنافة"), price: 6.9 },
        {
          id: "rice-pudding",
          title: text(
            "Milchreis aus dem Ofen",
            "Fırın sütlaç",
            "Baked rice pudding",
            "أرز بالحليب",
          ),
          price: 4.5,
        },
      ],
    },
    {
      id: "drinks",
      title: text("Getränke", "İçecekler", "Drinks", "مشروبات"),
      dishes: [
        { id: "ayran", title: text("Ayran", "Ayran", "Ayran", "عيران"), price: 2.5 },
        {
          id: "cola",
          title: text("Cola 0,33 l", "Kola 0,33 l", "Cola 0.33 l", "كولا ٠٫٣٣ لتر"),
          price: 3,
        },
        {
          id: "water",
          title: text("Stilles Wasser", "Su", "Still water", "ماء"),
          price: 2.2,
        },
        { id: "tea", title: text("Schwarzer Tee", "Çay", "Turkish tea", "شاي تركي"), price: 2 },
        {
          id: "turkish-coffee",
          title: text("Türkischer Mokka", "Türk kahvesi", "Turkish coffee", "قهوة تركية"),
          price: 3.2,
        },
        {
          id: "beer",
          title: text(
            "Bier vom Fass 0,4 l",
            "Fıçı bira 0,4 l",
            "Draught beer 0.4 l",
            "بيرة ٠٫٤ لتر",
          ),
          price: 4.5,
        },
      ],
    },
  ],
  groups: [
    {
      id: "sauce",
      title: text("Soße", "Sos", "Sauce", "الصلصة"),
      min: 0,
      max: 3,
      free: 2,
      modifiers: [
        { id: "garlic", title: text("Knoblauch", "Sarımsaklı", "Garlic", "ثوم"), price: 0.5 },
        { id: "herbs", title: text("Kräuter", "Yeşillikli", "Herbs", "أعشاب"), price: 0.5 },
        { id: "hot", title: text("Scharf", "Acılı", "Hot", "حار"), price: 0.5 },
      ],
    },
    {
      id: "extras",
      title: text("Extras", "Ekstralar", "Extras", "إضافات"),
      min: 0,
      max: 4,
      free: 0,
      modifiers: [
        { id: "meat", title: text("Mehr Fleisch", "Bol et", "More meat", "لحم أكثر"), price: 2 },
        {
          id: "cheese",
          title: text("Schafskäse", "Beyaz peynir", "White cheese", "جبن أبيض"),
          price: 1,
        },
        {
          id: "no-onion",
          title: text("Ohne Zwiebeln", "Soğansız", "No onions", "بدون بصل"),
          price: 0,
        },
      ],
    },
    {
      id: "side",
      title: text("Beilage", "Yanında", "Side", "الطبق الجانبي"),
      min: 1,
      max: 1,
      free: 1,
      modifiers: [
        { id: "rice", title: text("Reis", "Pilav", "Rice", "أرز"), price: 0 },
        { id: "with-fries", title: text("Pommes", "Patates", "Fries", "بطاطس"), price: 0 },
        { id: "bulgur", title: text("Bulgur", "Bulgur", "Bulgur", "برغل"), price: 0 },
      ],
    },
  ],
  combos: [
    {
      id: "doner-menu",
      title: text("Döner-Menü", "Döner menü", "Döner meal", "وجبة دونر"),
      description: text(
        "Döner, Pommes und ein Getränk",
        "Döner, patates ve içecek",
        "Döner, fries and a drink",
        "دونر وبطاطس ومشروب",
      ),
      price: 12.9,
      category: "doner",
      steps: [
        {
          id: "doner-menu-doner",
          title: text("Ihr Döner", "Döneriniz", "Your döner", "الدونر"),
          dishes: ["doner-bread", "doner-chicken-bread", "doner-vegetables"],
        },
        {
          id: "doner-menu-drink",
          title: text("Ihr Getränk", "İçeceğiniz", "Your drink", "المشروب"),
          dishes: ["ayran", "cola", "water"],
        },
      ],
    },
  ],
};
