import type { Outlet, Text } from "../outlet.ts";

const text = (ar: string, en: string): Text => ({ ar, en });

/** A burger place in Kuwait, in Arabic and English; its currency has three digits. */
export const BURGERS_KUWAIT: Outlet = {
  name: "برجر البحر",
  currency: "KWD",
  timezone: "Asia/Kuwait",
  locales: ["ar", "en"],
  taxes: [],
  categories: [
    {
      id: "beef",
      title: text("برجر لحم", "Beef burgers"),
      dishes: [
        {
          id: "classic",
          title: text("برجر كلاسيك", "Classic burger"),
          description: text("لحم بقري، خس، طماطم، مخلل", "Beef, lettuce, tomato, pickles"),
          price: 1.75,
          groups: ["doneness", "extras"],
        },
        {
          id: "cheese",
          title: text("تشيز برجر", "Cheeseburger"),
          price: 1.95,
          groups: ["doneness", "extras"],
        },
        {
          id: "double",
          title: text("دبل تشيز برجر", "Double cheeseburger"),
          price: 2.65,
          groups: ["doneness", "extras"],
        },
        {
          id: "mushroom",
          title: text("برجر الفطر", "Mushroom burger"),
          description: text(
            "لحم بقري، فطر مقلي، جبنة سويسرية",
            "Beef, fried mushrooms, Swiss cheese",
          ),
          price: 2.25,
          groups: ["doneness", "extras"],
        },
        {
          id: "sea-wave",
          title: text("موجة البحر", "The Sea Wave"),
          description: text("طبقات لا تنتهي", "Layers without an end"),
          price: 3.5,
          groups: ["extras"],
        },
        { id: "mini", title: text("ميني برجر (٣ قطع)", "Mini burgers (3 pieces)"), price: 2.1 },
      ],
    },
    {
      id: "chicken-and-more",
      title: text("دجاج وسمك ونباتي", "Chicken, fish, veggie"),
      dishes: [
        {
          id: "crispy-chicken",
          title: text("برجر دجاج مقرمش", "Crispy chicken burger"),
          price: 1.85,
          groups: ["extras"],
        },
        {
          id: "fish-burger",
          title: text("برجر سمك", "Fish burger"),
          price: 1.95,
          groups: ["extras"],
        },
        {
          id: "veggie",
          title: text("برجر نباتي", "Veggie burger"),
          description: text("قرص حمص وخضار", "A patty of chickpeas and vegetables"),
          price: 1.65,
          groups: ["extras"],
        },
        { id: "chicken-wrap", title: text("راب دجاج", "Chicken wrap"), price: 1.55 },
        { id: "nuggets", title: text("ناجتس دجاج (٦ قطع)", "Chicken nuggets (6)"), price: 1.25 },
        { id: "wings", title: text("أجنحة دجاج حارة", "Hot chicken wings"), price: 1.85 },
        {
          id: "quesadilla",
          title: text("كساديا بالجبن", "Cheese quesadilla"),
          description: text("تورتيلا محمصة", "A toasted tortilla"),
          price: 1.65,
        },
      ],
    },
    {
      id: "sides",
      title: text("أطباق جانبية", "Sides"),
      dishes: [
        { id: "fries", title: text("بطاطس مقلية", "French fries"), price: 0.75, groups: ["size"] },
        {
          id: "parmesan-potatoes",
          title: text("بطاطس بالبارميزان", "Parmesan potatoes"),
          description: text("محمرة بالزبدة وإكليل الجبل", "Roasted in butter with rosemary"),
          price: 1.25,
        },
        { id: "loaded-fries", title: text("بطاطس بالجبنة", "Cheese fries"), price: 1.15 },
        {
          id: "guacamole",
          title: text("غواكامولي مع رقائق التورتيلا", "Guacamole with tortilla chips"),
          price: 1.35,
        },
        { id: "onion-rings", title: text("حلقات بصل", "Onion rings"), price: 0.95 },
        {
          id: "caesar-plain",
          title: text("سلطة سيزر", "Caesar salad"),
          description: text("خس روماني، بارميزان، خبز محمص", "Romaine, parmesan, croutons"),
          price: 1.45,
        },
        { id: "caesar", title: text("سلطة سيزر بالدجاج", "Chicken Caesar salad"), price: 1.95 },
        { id: "mozzarella", title: text("أصابع موزاريلا", "Mozzarella sticks"), price: 1.25 },
        { id: "coleslaw", title: text("كول سلو", "Coleslaw"), price: 0.6 },
        {
          id: "burger-sauce",
          title: text("صلصة البرجر", "Burger sauce"),
          description: text("مايونيز، كاتشب، سريراتشا", "Mayonnaise, ketchup, sriracha"),
          price: 0.25,
        },
      ],
    },
    {
      id: "drinks",
      title: text("مشروبات", "Drinks"),
      dishes: [
        { id: "cola", title: text("كولا", "Cola"), price: 0.35, groups: ["size"] },
        {
          id: "lemon-soda",
          title: text("صودا ليمون", "Lemon soda"),
          price: 0.35,
          groups: ["size"],
        },
        { id: "mint-lemonade", title: text("ليموناضة بالنعناع", "Mint lemonade"), price: 0.95 },
        { id: "orange-juice", title: text("عصير برتقال طازج", "Fresh orange juice"), price: 1.1 },
        { id: "water", title: text("ماء", "Water"), price: 0.2 },
        { id: "karak", title: text("شاي كرك", "Karak tea"), price: 0.45 },
      ],
    },
    {
      id: "shakes",
      title: text("ميلك شيك وحلويات", "Shakes and sweets"),
      dishes: [
        {
          id: "chocolate-shake",
          title: text("ميلك شيك شوكولاتة", "Chocolate milkshake"),
          price: 1.35,
        },
        {
          id: "strawberry-shake",
          title: text("ميلك شيك فراولة", "Strawberry milkshake"),
          price: 1.35,
        },
        { id: "vanilla-shake", title: text("ميلك شيك فانيليا", "Vanilla milkshake"), price: 1.35 },
        { id: "banana-shake", title: text("ميلك شيك موز", "Banana milkshake"), price: 1.35 },
        { id: "brownie", title: text("براوني بالآيس كريم", "Brownie with ice cream"), price: 1.5 },
        { id: "cheesecake", title: text("تشيز كيك", "Cheesecake"), price: 1.45 },
        {
          id: "banana-muffin",
          title: text("مافن الموز بالشوكولاتة", "Banana and chocolate muffin"),
          price: 0.65,
        },
        { id: "pancakes", title: text("بان كيك الشوفان", "Oat pancakes"), price: 1.4 },
      ],
    },
  ],
  groups: [
    {
      id: "doneness",
      title: text("درجة الاستواء", "Doneness"),
      min: 1,
      max: 1,
      free: 1,
      modifiers: [
        { id: "medium", title: text("متوسط", "Medium"), price: 0 },
        { id: "well-done", title: text("مستوٍ جيدًا", "Well done"), price: 0 },
      ],
    },
    {
      id: "extras",
      title: text("إضافات", "Extras"),
      min: 0,
      max: 4,
      free: 0,
      modifiers: [
        { id: "extra-cheese", title: text("جبنة شيدر", "Cheddar"), price: 0.15 },
        { id: "jalapeno", title: text("هالبينو", "Jalapeños"), price: 0.1 },
        { id: "extra-egg", title: text("بيض مقلي", "Fried egg"), price: 0.2 },
        { id: "avocado", title: text("أفوكادو", "Avocado"), price: 0.25 },
        { id: "no-onion", title: text("بدون بصل", "No onion"), price: 0 },
      ],
    },
    {
      id: "size",
      title: text("الحجم", "Size"),
      min: 1,
      max: 1,
      free: 0,
      modifiers: [
        { id: "regular", title: text("عادي", "Regular"), price: 0 },
        { id: "large", title: text("كبير", "Large"), price: 0.25 },
      ],
    },
  ],
  combos: [
    {
      id: "meal",
      title: text("وجبة برجر", "Burger meal"),
      description: text("برجر وبطاطس ومشروب", "A burger, fries and a drink"),
      price: 2.95,
      category: "beef",
      steps: [
        {
          id: "meal-burger",
          title: text("البرجر", "Your burger"),
          dishes: ["cheese", "classic", "crispy-chicken", "veggie"],
        },
        {
          id: "meal-side",
          title: text("الطبق الجانبي", "Your side"),
          dishes: ["fries", "onion-rings", "coleslaw"],
        },
        {
          id: "meal-drink",
          title: text("المشروب", "Your drink"),
          dishes: ["cola", "lemon-soda", "water"],
        },
      ],
    },
  ],
};
