import type { Hono } from "hono";
import { z } from "zod";

const orderRows = z.object({
  orders: z.array(
    z.object({
      platformOrderId: z.string(),
      posId: z.string().nullable(),
      queueNumber: z.number().nullable(),
      type: z.enum(["PICKUP", "DELIVERY", "EAT_IN", "DRIVE_THROUGH", "CATERING"]),
      status: z.enum([
        "PROCESSING",
        "CONFIRMED_WAITING_FOR_COOKING",
        "COOKING",
        "AWAITING_PICKUP",
        "AWAITING_DELIVERY",
        "BEING_DELIVERED",
        "PROCESSED",
        "CANCELED",
        "FAILED",
      ]),
      reason: z.string().nullable(),
      total: z.string(),
      paymentMethod: z.enum(["CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE"]),
      deliveryAt: z.object({ datetime: z.string().optional() }),
      tableNumber: z.string().nullable(),
      items: z.array(z.object({ id: z.string(), count: z.number() })),
      presents: z.array(z.object({ id: z.string(), count: z.number() })),
    }),
  ),
});
export type OrderRow = z.infer<typeof orderRows>["orders"][number];

const kitchenState = z.object({ auto: z.boolean(), secondsPerStep: z.number() });
export type KitchenState = z.infer<typeof kitchenState>;

/** The vendor's orders and its kitchen, read through its own control routes. */
export async function readVendor(
  control: Hono,
): Promise<{ orders: OrderRow[]; kitchen: KitchenState }> {
  const read = async (path: string): Promise<unknown> => (await control.request(path)).json();
  const { orders } = orderRows.parse(await read("/ordering/orders"));
  return { orders, kitchen: kitchenState.parse(await read("/ordering/kitchen")) };
}
