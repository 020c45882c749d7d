/** Outlets that have a name and a menu and nothing else: no pictures, no logo, no colour, no points. */
import { atOutlet, type OutletName, QUEUE_NUMBER } from "./look/outlets.ts";
import { expect, test } from "./pages/fixtures.ts";

type Visit = {
  readonly outlet: OutletName;
  readonly language: string;
  readonly category: string;
  /** Needs no choice. */
  readonly dish: string;
  /** What the order costs, as the kiosk writes it. */
  readonly price: RegExp;
};

const VISITS: readonly Visit[] = [
  {
    outlet: "cafe-paris",
    language: "fr",
    category: "bakery",
    dish: "croissant",
    price: /^1,80\s€$/u,
  },
  {
    outlet: "kebab-berlin",
    language: "de",
    category: "oven",
    dish: "lahmacun",
    price: /^5,00\s€$/u,
  },
  {
    outlet: "kebab-berlin",
    language: "tr",
    category: "drinks",
    dish: "ayran",
    price: /2,50/,
  },
  {
    outlet: "sushi-warsaw",
    language: "pl",
    category: "maki",
    dish: "maki-cucumber",
    price: /^17,00\szł$/u,
  },
  {
    outlet: "burgers-kuwait",
    language: "ar",
    category: "shakes",
    dish: "vanilla-shake",
    price: /1\.350/,
  },
];

for (const { outlet, language, category, dish, price } of VISITS) {
  test.describe(`${outlet} in ${language}`, () => {
    test.use(atOutlet(outlet, language));

    test("a visit from the menu alone leads to a number", async ({ customer }) => {
      await customer.begin();
      await customer.menu.show(category);
      await expect(customer.menu.price(dish)).toHaveText(price);
      await customer.order(dish);
      await customer.reviewOrder();
      await customer.review.expectShown();
      await customer.review.goToPay();
      await customer.payWith("approved");
      expect(await customer.done.queueNumber()).toBe(String(QUEUE_NUMBER));
    });
  });
}
