import type { Outlet, Text } from "../outlet.ts";

const text = (pl: string, en: string): Text => ({ pl, en });

/** A sushi bar in Warsaw, in Polish and English. */
export const SUSHI_WARSAW: Outlet = {
  name: "Wisła Sushi",
  currency: "PLN",
  timezone: "Europe/Warsaw",
  locales: ["pl", "en"],
  taxes: [8],
  categories: [
    {
      id: "nigiri",
      title: text("Nigiri (2 szt.)", "Nigiri (2 pcs)"),
      dishes: [
        { id: "nigiri-salmon", title: text("Nigiri z łososiem", "Salmon nigiri"), price: 21 },
        { id: "nigiri-tuna", title: text("Nigiri z tuńczykiem", "Tuna nigiri"), price: 24 },
        { id: "nigiri-shrimp", title: text("Nigiri z krewetką", "Shrimp nigiri"), price: 23 },
        { id: "nigiri-eel", title: text("Nigiri z węgorzem", "Eel nigiri"), price: 27 },
        {
          id: "nigiri-omelette",
          title: text("Nigiri tamago", "Tamago nigiri"),
          description: text("Słodki omlet japoński", "Sweet Japanese omelette"),
          price: 17,
        },
      ],
    },
    {
      id: "maki",
      title: text("Maki i uramaki", "Maki and uramaki"),
      dishes: [
        {
          id: "maki-salmon",
          title: text("Hosomaki z łososiem (6 szt.)", "Salmon hosomaki (6 pcs)"),
          price: 25,
        },
        { id: "maki-cucumber", title: text("Hosomaki z ogórkiem", "Cucumber hosomaki"), price: 17 },
        { id: "maki-avocado", title: text("Hosomaki z awokado", "Avocado hosomaki"), price: 19 },
        {
          id: "california",
          title: text("California (8 szt.)", "California roll (8 pcs)"),
          description: text("Surimi, awokado, ogórek, sezam", "Surimi, avocado, cucumber, sesame"),
          price: 36,
          groups: ["addition"],
        },
        {
          id: "philadelphia",
          title: text("Philadelphia", "Philadelphia roll"),
          description: text("Łosoś, serek, ogórek", "Salmon, cream cheese, cucumber"),
          price: 39,
          groups: ["addition"],
        },
        {
          id: "syrenka",
          title: text("Syrenka", "The Mermaid"),
          description: text("Specjalność szefa kuchni", "The chef's own roll"),
          price: 46,
          groups: ["addition"],
        },
        { id: "temaki", title: text("Temaki z łososiem", "Salmon temaki"), price: 28 },
      ],
    },
    {
      id: "sets",
      title: text("Zestawy i sashimi", "Sets and sashimi"),
      dishes: [
        {
          id: "set-start",
          title: text("Zestaw na start (14 szt.)", "Starter set (14 pcs)"),
          description: text("4 nigiri, 6 hosomaki, 4 uramaki", "4 nigiri, 6 hosomaki, 4 uramaki"),
          price: 69,
          groups: ["addition"],
        },
        {
          id: "set-two",
          title: text("Zestaw dla dwojga (30 szt.)", "Set for two (30 pcs)"),
          price: 139,
          groups: ["addition"],
        },
        {
          id: "set-vegan",
          title: text("Zestaw wegański (16 szt.)", "Vegan set (16 pcs)"),
          description: text("Ogórek, awokado, kanpyo, tofu", "Cucumber, avocado, kanpyo, tofu"),
          price: 62,
        },
        {
          id: "sashimi",
          title: text("Sashimi z łososia (6 szt.)", "Salmon sashimi (6 pcs)"),
          price: 44,
        },
        {
          id: "ceviche",
          title: text("Ceviche z ryżem", "Ceviche with rice"),
          description: text("Biała ryba, limonka, czerwona cebula", "White fish, lime, red onion"),
          price: 46,
        },
      ],
    },
    {
      id: "hot",
      title: text("Na ciepło", "Hot dishes"),
      dishes: [
        {
          id: "miso",
          title: text("Zupa miso", "Miso soup"),
          description: text("Tofu, wakame, szczypior", "Tofu, wakame, spring onion"),
          price: 16,
        },
        {
          id: "ramen",
          title: text("Ramen tonkotsu", "Tonkotsu ramen"),
          description: text(
            "Wywar wieprzowy, boczek chashu, jajko",
            "Pork broth, chashu belly, egg",
          ),
          price: 44,
          groups: ["spice"],
        },
        { id: "gyoza", title: text("Pierożki gyoza z kurczakiem", "Chicken gyoza"), price: 29 },
        { id: "tempura", title: text("Krewetki w tempurze", "Shrimp tempura"), price: 42 },
        {
          id: "teriyaki",
          title: text("Kurczak teriyaki z ryżem", "Teriyaki chicken with rice"),
          price: 43,
          groups: ["spice"],
        },
        { id: "edamame", title: text("Edamame z solą", "Edamame with salt"), price: 19 },
        {
          id: "pho",
          title: text("Zupa pho z wołowiną", "Beef pho"),
          description: text(
            "Makaron ryżowy, kolendra, szczypior",
            "Rice noodles, coriander, spring onion",
          ),
          price: 39,
        },
      ],
    },
    {
      id: "wok",
      title: text("Wok i ryż", "Wok and rice"),
      dishes: [
        {
          id: "teriyaki-beef",
          title: text("Wołowina teriyaki z makaronem", "Teriyaki beef with noodles"),
          description: text(
            "Brokuł, mini kukurydza, marchewka, chili",
            "Broccoli, baby corn, carrot, chilli",
          ),
          price: 46,
        },
        {
          id: "mapo-tofu",
          title: text("Mapo tofu z ryżem", "Mapo tofu with rice"),
          description: text(
            "Tofu, mielona wieprzowina, szczypior",
            "Tofu, minced pork, spring onion",
          ),
          price: 38,
          groups: ["spice"],
        },
        {
          id: "sticky-chicken",
          title: text("Kurczak w sosie miodowo-sojowym", "Sticky soy and honey chicken"),
          price: 37,
        },
        {
          id: "pork-belly",
          title: text("Boczek w sosie hoisin", "Hoisin pork belly"),
          description: text("Duszony, ze szczypiorem", "Braised, with spring onion"),
          price: 42,
        },
        {
          id: "chickpea-curry",
          title: text("Curry z ciecierzycą i ryżem", "Chickpea curry with rice"),
          description: text("Bataty, cukinia, papryka", "Sweet potato, courgette, pepper"),
          price: 34,
        },
        {
          id: "sriracha-chicken",
          title: text("Udka z kurczaka z miodem i srirachą", "Honey sriracha chicken thighs"),
          description: text("Z sezamem", "With sesame"),
          price: 39,
        },
      ],
    },
    {
      id: "drinks",
      title: text("Napoje", "Drinks"),
      dishes: [
        { id: "green-tea", title: text("Zielona herbata", "Green tea"), price: 14 },
        { id: "lemonade", title: text("Lemoniada yuzu", "Yuzu lemonade"), price: 19 },
        { id: "water", title: text("Woda gazowana", "Sparkling water"), price: 9 },
        { id: "beer", title: text("Piwo Asahi 0,33 l", "Asahi beer 0.33 l"), price: 18 },
        { id: "sake", title: text("Sake na ciepło", "Warm sake"), price: 26 },
      ],
    },
    {
      id: "desserts",
      title: text("Desery", "Desserts"),
      dishes: [
        { id: "mochi", title: text("Mochi z lodami", "Ice cream mochi"), price: 22 },
        { id: "cheesecake", title: text("Sernik z matchą", "Matcha cheesecake"), price: 24 },
        {
          id: "red-bean-buns",
          title: text("Bułeczki bao na słodko", "Sweet bao buns"),
          description: text("Z pastą z czerwonej fasoli", "Filled with red bean paste"),
          price: 23,
        },
      ],
    },
  ],
  groups: [
    {
      id: "addition",
      title: text("Dodatki", "On the side"),
      min: 0,
      max: 3,
      free: 1,
      modifiers: [
        { id: "soy", title: text("Sos sojowy", "Soy sauce"), price: 3 },
        { id: "ginger", title: text("Imbir marynowany", "Pickled ginger"), price: 3 },
        { id: "wasabi", title: text("Wasabi", "Wasabi"), price: 3 },
        { id: "spicy-mayo", title: text("Ostry majonez", "Spicy mayonnaise"), price: 4 },
      ],
    },
    {
      id: "spice",
      title: text("Ostrość", "Spiciness"),
      min: 1,
      max: 1,
      free: 1,
      modifiers: [
        { id: "mild", title: text("Łagodne", "Mild"), price: 0 },
        { id: "hot-spice", title: text("Ostre", "Hot"), price: 0 },
      ],
    },
  ],
  combos: [
    {
      id: "lunch",
      title: text("Lunch dnia", "Lunch deal"),
      description: text("Zupa miso, zestaw i napój", "Miso soup, a roll and a drink"),
      price: 52,
      category: "sets",
      steps: [
        {
          id: "lunch-roll",
          title: text("Twoja rolka", "Your roll"),
          dishes: ["california", "philadelphia", "maki-salmon"],
        },
        {
          id: "lunch-drink",
          title: text("Twój napój", "Your drink"),
          dishes: ["green-tea", "lemonade", "water"],
        },
      ],
    },
  ],
};
