import { Staff } from "../staff.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** The pages of staff mode, with one order. `staff-access.spec.ts` inspects them in every language. */
export const staff: Walk = {
  name: "staff",
  looks: 5,
  sandboxState: {
    configuration: WITHOUT_LOYALTY,
    payments: { answersAtOnce: { status: "SUCCESS" } },
  },

  async walk(walker) {
    const { page, look, visitor } = walker;
    await walker.ready();
    await walker.orderSoup();
    await walker.pressMain();
    await visitor.expectNumber();
    const member = await Staff.at(page, walker.words);
    await member.knock();
    await look("PIN");
    await member.enterPin();
    await member.tab("orders").waitFor();
    await page.locator(".order-card").waitFor();
    await look("orders");
    await member.tab("status").tap();
    await page.locator(".status-page").waitFor();
    await look("status");
    await member.tab("logs").tap();
    await page.locator(".logs").waitFor();
    await look("logs");
    await member.tab("closing").tap();
    await page.locator(".closing").waitFor();
    await look("closing");
  },
};
