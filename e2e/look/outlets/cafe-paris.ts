import type { Outlet, Text } from "../outlet.ts";

const text = (fr: string, en: string): Text => ({ fr, en });

/** A café in Paris, in French and English. */
export const CAFE_PARIS: Outlet = {
  name: "Café des Tilleuls",
  currency: "EUR",
  timezone: "Europe/Paris",
  locales: ["fr", "en"],
  taxes: [10],
  categories: [
    {
      id: "hot-drinks",
      title: text("Boissons chaudes", "Hot drinks"),
      dishes: [
        { id: "espresso", title: text("Expresso", "Espresso"), price: 2.4, groups: ["sugar"] },
        { id: "noisette", title: text("Noisette", "Espresso macchiato"), price: 2.6 },
        {
          id: "long-coffee",
          title: text("Café allongé", "Long black"),
          price: 2.8,
          groups: ["sugar"],
        },
        {
          id: "cappuccino",
          title: text("Cappuccino", "Cappuccino"),
          price: 4.5,
          groups: ["milk", "sugar"],
        },
        {
          id: "latte",
          title: text("Café latte", "Caffè latte"),
          price: 4.8,
          groups: ["milk", "sugar"],
        },
        {
          id: "hot-chocolate",
          title: text("Chocolat chaud à l'ancienne", "Old-style hot chocolate"),
          price: 5.2,
        },
        { id: "mint-tea", title: text("Thé à la menthe", "Mint tea"), price: 4.2 },
      ],
    },
    {
      id: "bakery",
      title: text("Viennoiseries", "From the bakery"),
      dishes: [
        { id: "croissant", title: text("Croissant pur beurre", "Butter croissant"), price: 1.8 },
        {
          id: "chocolate-croissant",
          title: text("Pain au chocolat", "Chocolate croissant"),
          price: 2,
        },
        { id: "raisin-roll", title: text("Pain aux raisins", "Raisin swirl"), price: 2.3 },
        { id: "brioche", title: text("Brioche à tête", "Brioche"), price: 2.5 },
        {
          id: "bread-and-butter",
          title: text("Tartine beurre-confiture", "Bread, butter and jam"),
          description: text("Demi-baguette, beurre demi-sel", "Half a baguette, salted butter"),
          price: 3.8,
        },
      ],
    },
    {
      id: "brunch",
      title: text("Brunch", "Brunch"),
      dishes: [
        {
          id: "eggs-benedict",
          title: text("Œufs Bénédicte", "Eggs Benedict"),
          description: text(
            "Œufs pochés, jambon grillé, sauce hollandaise",
            "Poached eggs, grilled ham, hollandaise",
          ),
          price: 13.9,
          groups: ["salad"],
        },
        {
          id: "french-toast",
          title: text("Pain perdu au sirop d'érable", "French toast with maple syrup"),
          price: 8.5,
        },
        {
          id: "waffles",
          title: text("Gaufres maison", "Home-made waffles"),
          description: text("Nature, à partager", "Plain, to share"),
          price: 9.5,
        },
      ],
    },
    {
      id: "savoury",
      title: text("Salé", "Savoury"),
      dishes: [
        {
          id: "croque-monsieur",
          title: text("Croque-monsieur", "Croque-monsieur"),
          description: text("Jambon blanc, comté, béchamel", "Ham, Comté, béchamel"),
          price: 11.5,
          groups: ["salad"],
        },
        {
          id: "quiche-lorraine",
          title: text("Quiche lorraine", "Quiche lorraine"),
          price: 10.5,
          groups: ["salad"],
        },
        {
          id: "quiche-leek",
          title: text("Quiche aux poireaux", "Leek quiche"),
          price: 10.5,
          groups: ["salad"],
        },
        { id: "onion-soup", title: text("Soupe à l'oignon", "Onion soup"), price: 9.5 },
        {
          id: "goat-salad",
          title: text("Salade de chèvre chaud", "Warm goat's cheese salad"),
          description: text("Miel, noix, toasts de chèvre", "Honey, walnuts, goat's cheese toasts"),
          price: 13.9,
        },
        {
          id: "caesar",
          title: text("Salade César au poulet", "Chicken Caesar salad"),
          price: 14.5,
        },
        {
          id: "tilleuls",
          title: text("L'assiette des Tilleuls", "The Tilleuls plate"),
          description: text(
            "Selon le marché et l'humeur du chef",
            "By the market and the chef's mood",
          ),
          price: 16,
        },
        { id: "avocado-toast", title: text("Toast à l'avocat", "Avocado toast"), price: 12.5 },
      ],
    },
    {
      id: "sweet",
      title: text("Douceurs", "Sweet things"),
      dishes: [
        { id: "creme-brulee", title: text("Crème brûlée", "Crème brûlée"), price: 7.5 },
        {
          id: "lava-cake",
          title: text("Moelleux au chocolat", "Chocolate lava cake"),
          description: text(
            "Coulis de fruits rouges, glace vanille",
            "Red berry coulis, vanilla ice cream",
          ),
          price: 8.9,
        },
        {
          id: "lemon-tart",
          title: text("Tarte au citron meringuée", "Lemon meringue tart"),
          price: 6.9,
        },
        {
          id: "jam-tart",
          title: text("Tarte à la confiture", "Jam tart"),
          description: text("Croisillons de pâte sablée", "With a shortcrust lattice"),
          price: 5.9,
        },
        { id: "mousse", title: text("Mousse au chocolat", "Chocolate mousse"), price: 6.5 },
        { id: "crepe", title: text("Crêpe au sucre", "Sugar crêpe"), price: 5.5 },
        {
          id: "cookies",
          title: text("Cookies aux pépites de chocolat (3)", "Chocolate chip cookies (3)"),
          price: 4.5,
        },
        {
          id: "yoghurt-cake",
          title: text("Gâteau au yaourt", "Yoghurt cake"),
          description: text("Une tranche, avec des fruits", "A slice, with fruit"),
          price: 4.2,
        },
        { id: "macarons", title: text("Macarons (3)", "Macarons (3)"), price: 6.9 },
      ],
    },
    {
      id: "cold-drinks",
      title: text("Boissons fraîches", "Cold drinks"),
      dishes: [
        { id: "lemonade", title: text("Citronnade maison", "Home-made lemonade"), price: 4.9 },
        { id: "orange-juice", title: text("Orange pressée", "Fresh orange juice"), price: 5.2 },
        { id: "sparkling", title: text("Eau pétillante 50 cl", "Sparkling water 50 cl"), price: 4 },
        {
          id: "iced-latte",
          title: text("Latte glacé", "Iced latte"),
          price: 5.4,
          groups: ["milk"],
        },
        { id: "white-wine", title: text("Verre de sancerre", "Glass of Sancerre"), price: 7.5 },
        { id: "spritz", title: text("Spritz", "Spritz"), price: 9.5 },
      ],
    },
  ],
  groups: [
    {
      id: "milk",
      title: text("Lait", "Milk"),
      min: 1,
      max: 1,
      free: 0,
      modifiers: [
        { id: "cow-milk", title: text("Lait entier", "Whole milk"), price: 0 },
        { id: "oat-milk", title: text("Lait d'avoine", "Oat milk"), price: 0.6 },
      ],
    },
    {
      id: "sugar",
      title: text("Sucre", "Sugar"),
      min: 0,
      max: 2,
      free: 2,
      modifiers: [
        { id: "white-sugar", title: text("Sucre blanc", "White sugar"), price: 0 },
        { id: "brown-sugar", title: text("Sucre roux", "Brown sugar"), price: 0 },
      ],
    },
    {
      id: "salad",
      title: text("Avec", "With it"),
      min: 0,
      max: 1,
      free: 0,
      modifiers: [
        { id: "green-salad", title: text("Salade verte", "Green salad"), price: 3 },
        { id: "fries", title: text("Frites", "Fries"), price: 4 },
      ],
    },
  ],
  combos: [
    {
      id: "breakfast",
      title: text("Formule petit déjeuner", "Breakfast deal"),
      description: text("Une viennoiserie et une boisson chaude", "A pastry and a hot drink"),
      price: 5.9,
      category: "bakery",
      steps: [
        {
          id: "breakfast-pastry",
          title: text("Votre viennoiserie", "Your pastry"),
          dishes: ["croissant", "chocolate-croissant", "raisin-roll"],
        },
        {
          id: "breakfast-drink",
          title: text("Votre boisson", "Your drink"),
          dishes: ["long-coffee", "cappuccino", "mint-tea"],
        },
      ],
    },
  ],
};
