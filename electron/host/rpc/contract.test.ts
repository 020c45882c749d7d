import { randomUUID } from "node:crypto";
import { createRouterClient, implement } from "@orpc/server";
import { expect, test } from "vitest";
import { contract } from "./contract.ts";

const client = createRouterClient({
  identifyByPhone: implement(contract.loyalty.identifyByPhone).handler(() => ({
    result: "unavailable",
    mayHaveArrived: false,
  })),
});

test.each([
  ["six digits", "+123456", true],
  ["fifteen digits", "+123456789012345", true],
  ["five digits", "+12345", false],
  ["sixteen digits", "+1234567890123456", false],
  ["a local number", "015112345678", false],
  ["separators", "+49 151 12345678", false],
  ["nothing", "", false],
])("a phone number for the loyalty service: %s", async (_case, phoneNumber, isAccepted) => {
  const asked = client.identifyByPhone({
    visitId: randomUUID(),
    locale: "en",
    orderType: "EAT_IN",
    basket: { lines: [] },
    phoneNumber,
    clientName: null,
    marketingChannels: [],
    acceptances: [],
  });
  if (isAccepted) expect(await asked).toMatchObject({ result: "unavailable" });
  else await expect(asked).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
