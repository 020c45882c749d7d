/** An order as the page sends it: products, choices and counts, never prices. */
import { z } from "zod";
import { MAX_CHOICES } from "../../../domain/choices.ts";
import { MAX_PICKS } from "../../../domain/combo-picks.ts";

const choice = z.object({
  groupId: z.string().max(200),
  modifierId: z.string().max(200),
  count: z.number().int().min(1).max(50),
});
const choices = z.array(choice).max(MAX_CHOICES);
const comboPick = z.object({
  pickId: z.string().min(1).max(64),
  stepId: z.string().min(1).max(200),
  itemId: z.string().min(1).max(200),
  choices,
});
const anyLine = z.object({
  lineId: z.string().min(1).max(64),
  count: z.number().int().min(1).max(50),
});
const basketLine = z.discriminatedUnion("kind", [
  anyLine.extend({ kind: z.literal("item"), itemId: z.string().min(1).max(200), choices }),
  anyLine.extend({
    kind: z.literal("combo"),
    comboId: z.string().min(1).max(200),
    picks: z.array(comboPick).max(MAX_PICKS),
  }),
]);
export const basketInput = z.object({ lines: z.array(basketLine).max(200) });

/** Rewards by their position in the qr-code answer. */
export const rewardIds = z.array(z.number().int().min(0)).max(200);
/** The customer's decisions about the rewards (`RewardDecisions` of the pricing). */
export const rewardDecisions = z.object({
  declined: rewardIds,
  taken: rewardIds,
  chosen: z.array(basketLine).max(200),
});
