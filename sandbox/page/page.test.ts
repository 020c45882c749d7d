import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type RunningSandbox, runSandbox } from "../core/testing/running.ts";
import { amountIn, beginPayment, heldPayment } from "../payments/testing.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await runSandbox();
});
afterEach(() => sandbox.close());

const page = async () => (await sandbox.call("GET", "/")).text;

test("shows payments, customers with their codes, and exchanges", async () => {
  const { paymentId } = await heldPayment(sandbox);
  const html = await page();
  expect(html).toContain(paymentId);
  expect(html).toContain("Amara Okafor");
  expect(html).toContain("204117");
  expect(html).toMatch(/payments\.authorize/);
});

test.each([
  ["KWD", "12.345", 12.345],
  ["KWD", "12.900", 12.9],
  ["JPY", "1250", 1250],
])("writes amounts in %s with its digits: %s", async (currency, shown, amount) => {
  await sandbox.call("PUT", "/control/configuration", { currency });
  await heldPayment(sandbox, amountIn(sandbox, currency, amount));
  await beginPayment(sandbox, amountIn(sandbox, currency, amount));
  const cells = [...(await page()).matchAll(/<td class="number">([^<]*)/g)].map(([, cell]) => cell);
  // Held in the ledger, and waiting at the card page.
  expect(cells.filter((cell) => cell === shown)).toHaveLength(2);
});

test("shows violations", async () => {
  expect(await page()).toContain("No rule is broken");
  const payment = await heldPayment(sandbox);
  await sandbox.integrator("capture", payment);
  await sandbox.integrator("capture", payment);
  const html = await page();
  expect(html).not.toContain("No rule is broken");
  expect(html).toContain("captured-twice");
});

test("shows names as text, never as markup", async () => {
  await sandbox.call("PUT", "/control/loyalty/customers/20117", { name: "<img src=x>" });
  expect(await page()).not.toContain("<img");
});

test("every button calls a control route that exists", async () => {
  await heldPayment(sandbox);
  const html = await page();
  const buttons = [
    ...html.matchAll(/data-method="(\w+)" data-path="([^"]+)" data-body="([^"]*)"/g),
  ];
  expect(buttons.length).toBeGreaterThan(10);
  for (const [, method, path, body] of buttons) {
    const text = (body ?? "").replaceAll("&quot;", '"');
    const json: unknown = text === "" ? undefined : JSON.parse(text);
    const { status } = await sandbox.call(z.string().parse(method), z.string().parse(path), json);
    expect([path, status < 300]).toEqual([path, true]);
  }
});

test("the control API rejects another site's page, and a host name that only resolves to it", async () => {
  const from = (headers: Record<string, string>) =>
    sandbox.call("DELETE", "/control/messages", undefined, headers);
  expect((await from({ Origin: "http://evil.example" })).status).toBe(403);
  expect((await from({ Origin: sandbox.url })).status).toBe(200);
  expect((await from({ Origin: "null" })).status).toBe(403);
});
