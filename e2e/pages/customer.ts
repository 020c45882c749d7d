import { expect, type Locator, type Page } from "@playwright/test";
import type { OrderType } from "../../contracts/ordering.ts";
import type { Member } from "../support/members.ts";
import { BEET_AND_BARLEY, type Restaurant, SOUP } from "../support/restaurant.ts";
import { sayIn } from "../support/say.ts";
import { AccessBar } from "./access-bar.ts";
import { CardPage } from "./card.ts";
import { CheckoutFailedPage } from "./checkout-failed.ts";
import { ComboPage } from "./combo.ts";
import { DonePage } from "./done.ts";
import { IdentifyPage } from "./identify.ts";
import { ItemPage } from "./item.ts";
import { Keyboard } from "./keyboard.ts";
import { MenuPage } from "./menu.ts";
import { PaymentPage } from "./payment.ts";
import type { TestCard } from "./provider.ts";
import { ReviewPage } from "./review.ts";
import { Screen, type ScreenContext } from "./screen.ts";
import { PickupTimePage, TablePage } from "./serving.ts";
import { StartPage } from "./start.ts";

export type CustomerOptions = {
  /** The language that the customer chose, or the outlet's own. */
  readonly locale?: string;
  /** Whose catalogue the page speaks, if it is the test language. */
  readonly words?: string;
  readonly restaurant?: Restaurant;
  /** Playwright taps only on pages that it made itself: in the window of Electron's program it clicks. */
  readonly touch?: "tap" | "click" | ScreenContext["press"];
};

/**
 * Somebody at the kiosk: any screen by what all of them share, each screen as a page object, and the journeys across
 * several of them. Each step ends on the screen that its comment names.
 */
export class Customer extends Screen {
  readonly start: StartPage;
  readonly menu: MenuPage;
  readonly item: ItemPage;
  readonly combo: ComboPage;
  readonly identify: IdentifyPage;
  readonly table: TablePage;
  readonly pickupTime: PickupTimePage;
  readonly review: ReviewPage;
  readonly payment: PaymentPage;
  readonly card: CardPage;
  readonly checkoutFailed: CheckoutFailedPage;
  readonly done: DonePage;
  readonly access: AccessBar;
  readonly keyboard: Keyboard;
  readonly #options: CustomerOptions;

  private constructor(context: ScreenContext, options: CustomerOptions) {
    super(context);
    this.#options = options;
    this.start = new StartPage(context);
    this.menu = new MenuPage(context);
    this.item = new ItemPage(context);
    this.combo = new ComboPage(context);
    this.identify = new IdentifyPage(context);
    this.table = new TablePage(context);
    this.pickupTime = new PickupTimePage(context);
    this.review = new ReviewPage(context);
    this.payment = new PaymentPage(context);
    this.card = new CardPage(context);
    this.checkoutFailed = new CheckoutFailedPage(context);
    this.done = new DonePage(context);
    this.access = new AccessBar(context);
    this.keyboard = new Keyboard(context);
  }

  static async at(page: Page, options: CustomerOptions = {}): Promise<Customer> {
    const { locale = "en", words = locale, restaurant = BEET_AND_BARLEY, touch = "tap" } = options;
    const context = {
      page,
      say: await sayIn(words),
      name: (id: string) => restaurant.nameOf(id, locale),
      press: typeof touch === "string" ? (control: Locator) => control[touch]() : touch,
    };
    return new Customer(context, options);
  }

  get locale(): string {
    return this.#options.locale ?? "en";
  }

  /** Whose catalogue the page speaks. */
  get words(): string {
    return this.#options.words ?? this.locale;
  }

  /** The same customer, in another language from here on. */
  async speaking(locale: string, words?: string): Promise<Customer> {
    return await Customer.at(this.page, { ...this.#options, locale, words: words ?? locale });
  }

  /** Start → menu. */
  async begin(orderType: OrderType = "EAT_IN"): Promise<void> {
    await this.press(this.start.orderType(orderType));
    await this.menu.expectShown();
  }

  /** Menu → menu, by the item's sheet. */
  async order(itemId: string, ...modifierIds: readonly string[]): Promise<void> {
    await this.menu.open(itemId);
    await this.item.choose(...modifierIds);
    await this.item.goOn();
    await this.menu.expectShown();
  }

  /** Menu → menu at that category, by the item's sheet. */
  async orderFrom(categoryId: string, itemId: string, ...modifierIds: readonly string[]) {
    await this.menu.show(categoryId);
    await this.order(itemId, ...modifierIds);
  }

  /** Menu → whatever comes before the review, or the review itself. */
  async reviewOrder(): Promise<void> {
    await this.press(this.button("menu:review"));
  }

  /** Start → whatever follows the menu, at the outlet's usual first dish. */
  async orderSoup(orderType: OrderType = "EAT_IN"): Promise<void> {
    await this.begin(orderType);
    await this.order(SOUP);
    await this.reviewOrder();
  }

  /** Start → review, if nobody collects points. */
  async goToReview(): Promise<void> {
    await this.orderSoup();
    await this.review.expectShown();
  }

  /** Start → whatever follows the main action of the review, if nobody collects points. */
  async placeOrder(): Promise<void> {
    await this.goToReview();
    await this.review.goOn();
  }

  /** Start → payment, if nobody collects points. */
  async goToPayment(): Promise<void> {
    await this.goToReview();
    await this.review.goToPay();
  }

  /** Start → done, if nobody collects points. Returns the queue number. */
  async orderAndPay(): Promise<string> {
    await this.goToReview();
    return await this.payAndGetNumber();
  }

  /** Identify → review. */
  async identifyAs(member: Member): Promise<void> {
    await this.identify.enterNumber(member.phone);
    await this.identify.goOn();
    await this.review.expectShown();
  }

  /** Identify → review. */
  async declineLoyalty(): Promise<void> {
    await this.identify.skip();
    await this.review.expectShown();
  }

  /** Payment → whatever follows. */
  async payWith(card: TestCard): Promise<void> {
    await this.payment.payWith(card);
  }

  /** Review → done, paid by card. Returns the queue number. */
  async payAndGetNumber(): Promise<string> {
    await this.review.goToPay();
    await this.payWith("approved");
    return await this.done.queueNumber();
  }

  async expectLanguage(locale: string): Promise<void> {
    await expect(this.page.locator("html")).toHaveAttribute("lang", locale);
  }
}
