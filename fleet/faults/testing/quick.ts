import { MESSAGING_LIMITS, type MessagingLimits } from "../../gate/messaging.ts";

/** A gate that says hello, and delivers again, without the pauses of a real one. */
export const QUICK: MessagingLimits = { ...MESSAGING_LIMITS, sayEveryMs: 200, backoffMs: [50] };
