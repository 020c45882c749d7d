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
          id: "stuffed-kofte",
          title: text("Gefüllte Köfte", "Kaşarlı köfte", "Stuffed köfte", "كفتة محشوة بالجبن"),
          description: text(
            "Rinderhack mit Käse, Tomatensoße, Buchweizen",
            "İçi kaşarlı dana köfte, domates sosu, karabuğday",
            "Beef filled with cheese, tomato sauce, buckwheat",
            "لحم بقري محشو بالجبن، صلصة طماطم، حنطة سوداء",
          ),
          price: 13.9,
        },
        {
          id: "chicken-fillet",
          title: text(
            "Hähnchenfilet aus der Pfanne",
            "Tavada tavuk göğsü",
            "Pan-fried chicken fillet",
            "فيليه دجاج بالمقلاة",
          ),
          description: text(
            "Mit Paprika, Knoblauch und Kräutern",
            "Kırmızı biber, sarımsak ve otlarla",
            "With paprika, garlic and herbs",
            "بالبابريكا والثوم والأعشاب",
          ),
          price: 12.9,
          groups: ["side"],
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
      id: "pot",
      title: text("Aus Topf und Pfanne", "Ev yemekleri", "From pot and pan", "من القدر"),
      dishes: [
        {
          id: "menemen",
          title: text(
            "Menemen mit ganzen Eiern",
            "Göz yumurtalı menemen",
            "Menemen with whole eggs",
            "شكشوكة",
          ),
          description: text(
            "Tomaten, Zwiebeln, fünf Eier; für zwei",
            "Domates, soğan, beş yumurta; iki kişilik",
            "Tomatoes, onions, five eggs; for two",
            "طماطم، بصل، خمس بيضات؛ لشخصين",
          ),
          price: 11.9,
        },
        {
          id: "beef-stew",
          title: text(
            "Rindertopf mit Kartoffeln",
            "Etli patates",
            "Beef and potato stew",
            "يخنة لحم بالبطاطس",
          ),
          description: text(
            "Rind, Kartoffeln, Möhren, Tomatensoße",
            "Dana eti, patates, havuç, domates sosu",
            "Beef, potatoes, carrots, tomato sauce",
            "لحم بقري، بطاطس، جزر، صلصة طماطم",
          ),
          price: 11.9,
        },
        {
          id: "lamb-rice",
          title: text("Reis mit Lamm", "Kuzu etli pilav", "Rice with lamb", "أرز بلحم الضأن"),
          price: 12.5,
        },
        {
          id: "stuffed-peppers",
          title: text("Gefüllte Paprika", "Etli biber dolması", "Stuffed peppers", "فلفل محشي"),
          description: text(
            "Mit Rinderhack, überbacken",
            "Dana kıymalı, fırında beşamelli",
            "With minced beef, gratinated",
            "بلحم بقري مفروم، محمّر في الفرن",
          ),
          price: 10.9,
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
          description: text(
            "Mit Gurken-Tomaten-Salat",
            "Salatalık ve domates salatasıyla",
            "With a cucumber and tomato salad",
            "مع سلطة خيار وطماطم",
          ),
          price: 5.9,
        },
        {
          id: "lavash",
          title: text("Lavash", "Lavaş", "Lavash", "خبز لافاش"),
          description: text(
            "Dünnes Fladenbrot, frisch gebacken",
            "Taze pişmiş ince ekmek",
            "Thin flatbread, freshly baked",
            "خبز رقيق طازج",
          ),
          price: 2.5,
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
        {
          id: "lokma",
          title: text("Lokma", "Lokma", "Lokma", "لقيمات"),
          description: text(
            "Frittierte Bällchen mit Puderzucker",
            "Pudra şekerli",
            "Fried dough balls with icing sugar",
            "كرات عجين مقلية بالسكر الناعم",
          ),
          price: 4.9,
        },
        {
          id: "tahini-biscuits",
          title: text(
            "Tahinkekse (2 Stück)",
            "Tahinli kurabiye (2 adet)",
            "Tahini biscuits (2)",
            "بسكويت الطحينة (قطعتان)",
          ),
          price: 3,
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
