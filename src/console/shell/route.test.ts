import { expect, test } from "vitest";
import { allowedRoute, hrefOf, parseRoute } from "./route.ts";

test.each([
  ["", { page: "orders", open: [] }],
  ["#kiosks", { page: "kiosks", open: [] }],
  ["#kiosks/abcd", { page: "kiosks", open: ["abcd"] }],
  ["#orders/abcd/0b7c", { page: "orders", open: ["abcd", "0b7c"] }],
  ["#nonsense/abcd", { page: "orders", open: [] }],
  ["#kiosks/%E0%A4%A", { page: "kiosks", open: [] }],
])("the address %j leads to %j", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test("an address that was written is read as the same", () => {
  expect(parseRoute(hrefOf("kiosks", "a/b c"))).toEqual({ page: "kiosks", open: ["a/b c"] });
});

test("a page of another role leads to the first one", () => {
  const audit = parseRoute("#audit");
  expect(allowedRoute(audit, { name: "Noor", roles: ["settle"] }).page).toBe("orders");
  expect(allowedRoute(audit, { name: "Noor", roles: ["manage"] }).page).toBe("audit");
});
