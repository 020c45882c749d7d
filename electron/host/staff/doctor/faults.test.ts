import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { MESSAGE_CODE } from "../../../../contracts/in-store-loyalty.ts";
import { createMenuReader } from "../../ordering/menu-reader.ts";
import { createDoctorFixture, named } from "./testing/doctor-fixture.ts";

const ENDLESS_THREAD = new URL("../../net/testing/endless-thread.ts", import.meta.url);

let fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
beforeAll(async () => {
  fixture = await createDoctorFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.control("DELETE", "faults"));

type Fault = readonly [what: string, operation: string, fault: unknown, found: string];

const REJECTED = {
  accepted: false,
  messages: [{ type: "error", code: MESSAGE_CODE.QR_CODE_INVALID, text: "invalid" }],
};

/** Each is injected alone; the finding is named as in the report. */
const FAILURES: readonly Fault[] = [
  ["no salt", "loyalty.one-time-salt", { status: 500 }, "one-time-salt (in-store-loyalty.md §4.1)"],
  [
    "a salt of another shape",
    "loyalty.one-time-salt",
    { malformed: "wrong-shape" },
    "one-time-salt (in-store-loyalty.md §4.1)",
  ],
  [
    "the same salt twice",
    "loyalty.one-time-salt",
    { answer: { saltId: 1, salt: "s" } },
    "salts differ (in-store-loyalty.md §5 rule 1)",
  ],
  [
    "the device's own key is refused",
    "loyalty.qr-code",
    { status: 403 },
    "signed call without a customer (in-store-loyalty.md §5 rule 2)",
  ],
  [
    "another answer than 503 without a customer",
    "loyalty.qr-code",
    { answer: { accepted: true } },
    "signed call without a customer (in-store-loyalty.md §4.2 rule 2)",
  ],
  [
    "any signature is taken",
    "loyalty.qr-code",
    { answer: REJECTED },
    "signature by a wrong key (in-store-loyalty.md §7)",
  ],
  [
    "no configuration",
    "configuration.config",
    { status: 503 },
    "configuration (in-store-loyalty.md §4.6)",
  ],
  [
    "a configuration of another shape",
    "configuration.config",
    { malformed: "wrong-shape" },
    "configuration (in-store-loyalty.md §2.4)",
  ],
  [
    "a configuration that is no JSON",
    "configuration.config",
    { malformed: "not-json" },
    "configuration (in-store-loyalty.md §2.4)",
  ],
  [
    "the device's own token is refused",
    "configuration.config",
    { status: 401 },
    "configuration (in-store-loyalty.md §4.6)",
  ],
  [
    "any token is taken",
    "configuration.config",
    { answer: { accepted: false, config: null } },
    "token by a wrong key (in-store-loyalty.md §5 rule 5)",
  ],
  [
    "no ETag",
    "configuration.config",
    { headers: { ETag: null } },
    "ETag (in-store-loyalty.md §4.6)",
  ],
  [
    "an ETag that is not the revision",
    "configuration.config",
    { headers: { ETag: '"1"' } },
    "ETag (in-store-loyalty.md §4.6)",
  ],
  [
    "an ETag that leads to no 304",
    "configuration.config",
    { headers: { ETag: '"1"' } },
    "If-None-Match (in-store-loyalty.md §4.6)",
  ],
  [
    "a configuration that may be cached",
    "configuration.config",
    { headers: { "Cache-Control": "max-age=3600" } },
    "Cache-Control (in-store-loyalty.md §4.6)",
  ],
  [
    "no answer to the health check",
    "ordering.healthcheck",
    { drop: "before-processing" },
    "healthcheck (ordering.md §4 rule 1)",
  ],
  [
    "an empty map of services",
    "ordering.healthcheck",
    { answer: {} },
    "healthcheck (ordering.md §4 rule 1)",
  ],
  [
    "a service that is down",
    "ordering.healthcheck",
    { answer: { till: "DOWN" } },
    "healthcheck (ordering.md §4 rule 1)",
  ],
  [
    "a state that is neither UP nor DOWN",
    "ordering.healthcheck",
    { answer: { till: "OK" } },
    "healthcheck (ordering.md §4 rule 1)",
  ],
  [
    "a wrong response token",
    "ordering.healthcheck",
    { wrongToken: true },
    "response token of healthcheck (ordering.md §5)",
  ],
  [
    "no response token",
    "ordering.orders",
    { headers: { AuthorizationToken: null } },
    "response token of orders (ordering.md §5)",
  ],
  [
    "a wrong token on the menu",
    "ordering.menu",
    { wrongToken: true },
    "response token of menu (ordering.md §5)",
  ],
  [
    "a menu of another shape",
    "ordering.menu",
    { malformed: "wrong-shape" },
    "menu (ordering.md §2.1)",
  ],
  ["half a menu", "ordering.menu", { malformed: "cut" }, "menu (ordering.md §2.1)"],
  ["no revision", "ordering.menu-revision", { status: 404 }, "menu/revision (ordering.md §4)"],
  [
    "another revision than the menu's",
    "ordering.menu-revision",
    { answer: { revision: 1 } },
    "revisions agree (ordering.md §4 rule 2)",
  ],
  [
    "any request token is taken",
    "ordering.menu-revision",
    { answer: { revision: 1 } },
    "request token (ordering.md §5)",
  ],
  [
    "a list of orders in a wrapper",
    "ordering.orders",
    { answer: { data: { orders: [] } } },
    "orders, unknown posId (ordering.md §4 rule 4)",
  ],
  [
    "orders that were not asked for",
    "ordering.orders",
    { answer: { orders: [{}] } },
    "orders, unknown posId (ordering.md §4 rule 4)",
  ],
  [
    "the PSP is away",
    "payments.health",
    { answer: { status: "DOWN" } },
    "health (payments.md §4.1)",
  ],
  ["the integrator is away", "payments.health", { status: 503 }, "health (payments.md §4.1)"],
  [
    "capabilities of another shape",
    "payments.capabilities",
    { malformed: "wrong-shape" },
    "capabilities (payments.md §4.1)",
  ],
  [
    "no way to take money",
    "payments.capabilities",
    { answer: { capabilities: ["STATUS_POLLING"] } },
    "payment shape (payments.md §1)",
  ],
  [
    "any outbound token is taken",
    "payments.capabilities",
    { answer: { capabilities: ["SALE"] } },
    "outbound token (payments.md §5)",
  ],
  [
    "a wrong token is answered 403",
    "payments.capabilities",
    { status: 403 },
    "outbound token (payments.md §5)",
  ],
  [
    "an unknown payment is 404",
    "payments.inquire-status",
    { status: 404 },
    "inquire-status (payments.md §2.5)",
  ],
  [
    "an unknown payment is declined",
    "payments.inquire-status",
    { answer: { status: "DECLINED" } },
    "inquire-status (payments.md §2.5)",
  ],
  [
    "a clock that is days off",
    "payments.health",
    { headers: { Date: "Thu, 01 Jan 2026 00:00:00 GMT" } },
    "in-store-loyalty.md §2.2",
  ],
];

const WARNINGS: readonly Fault[] = [
  [
    "guest mode",
    "configuration.config",
    { answer: { accepted: false, config: null } },
    "configuration (in-store-loyalty.md §4.6)",
  ],
  [
    "a configuration with unknown values",
    "configuration.config",
    { answer: { accepted: true, config: { revision: 1, currency: "euro" } } },
    "fields that are left out (in-store-loyalty.md §2.4)",
  ],
  [
    "a saltId that is a text",
    "loyalty.one-time-salt",
    { answer: { saltId: "1", salt: "s" } },
    "saltId (in-store-loyalty.md §2.1)",
  ],
  [
    "unknown outlets have a menu",
    "ordering.menu-revision",
    { answer: { revision: 1 } },
    "SalesOutletId (ordering.md §1)",
  ],
  [
    "a capability that does not exist",
    "payments.capabilities",
    { answer: { capabilities: ["SALE", "SAIL"] } },
    "capability values (payments.md §2.5)",
  ],
  [
    "no STATUS_POLLING",
    "payments.capabilities",
    { answer: { capabilities: ["SALE"] } },
    "STATUS_POLLING (payments.md §2.5)",
  ],
  [
    "a health check that customers wait for",
    "ordering.healthcheck",
    { latencyMs: 1_100 },
    "time of ordering.healthcheck (ordering.md §8)",
  ],
];

describe("a fault of a service is found and named by its section", () => {
  test.each(FAILURES)("%s", async (_what, operation, fault, found) => {
    await fixture.setFault(operation, fault);
    const report = await fixture.examine();
    expect(named(report.findings, "failed").join("\n")).toContain(found);
    expect(report.ok).toBe(false);
    for (const { verdict, advice } of report.findings) {
      if (verdict === "failed") expect(advice).toBeTruthy();
    }
  });

  test.each(WARNINGS)("warning: %s", async (_what, operation, fault, found) => {
    await fixture.setFault(operation, fault);
    const report = await fixture.examine();
    expect(named(report.findings, "warning")).toContain(found);
  });
});

test("a vendor that refuses the key is asked for the key, not for another answer", async () => {
  const ordering = { ...fixture.settings.ordering, apiKey: "wrong" };
  const { findings } = await fixture.examine({ settings: { ...fixture.settings, ordering } });
  const titles = ["healthcheck", "menu/revision", "menu", "orders, unknown posId"];
  for (const title of titles) {
    const found = findings.find((finding) => finding.title === title);
    expect(found?.advice).toBe("Compare ordering.apiKey with the vendor's first key.");
  }
});

test("a menu that takes too long to read is a failure of the menu", async () => {
  const readMenu = createMenuReader({ script: ENDLESS_THREAD, timeoutMs: 200 });
  const { findings } = await fixture.examine({ readMenu });
  const [menu] = findings.filter(({ title }) => title === "menu");
  expect(menu).toMatchObject({ verdict: "failed", section: "ordering.md §2.1" });
  expect(menu?.seen).toContain("reading it took longer than 0.2 s");
});

test("warning: prices with more digits than amounts have", async () => {
  const ordering = { ...fixture.settings.ordering, currencyDigits: 0 };
  const { findings } = await fixture.examine({ settings: { ...fixture.settings, ordering } });
  expect(named(findings, "warning")).toContain("price digits (ordering.md §2.5)");
});

test("the page of the doctor names each of these faults, and every check", async () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/doctor.md"), "utf8");
  for (const [what, operation] of [...FAILURES, ...WARNINGS]) {
    expect(page).toContain(`\n| ${what} | \`${operation}\` | `);
  }
  const { findings } = await fixture.examine();
  const checks = findings.map(({ title }) => title.replace(/ of .*/, " of …"));
  for (const check of checks) expect(page).toContain(`\n| ${check} | `);
});

describe("the content of a configuration", () => {
  const phone = { masksByCountry: { DE: "XXX" } };
  const documents = (url: string) => [
    {
      kind: "privacy_policy",
      version: "1",
      titleByLocale: { en: "P" },
      pdfUrlByLocale: { en: url },
    },
  ];
  const NOT_A_PDF = "http://127.0.0.1:9/no.pdf?signature=CANARY";
  test.each([
    [
      "a document that cannot be fetched",
      { documents: documents(NOT_A_PDF) },
      "failed",
      "documents",
    ],
    ["a placeholder without its document", { documents: [] }, "failed", "placeholders"],
    ["a default language that is not enabled", { locales: { default: "fr" } }, "failed", "locales"],
    [
      "a time zone that does not exist",
      { timezone: "Europe/Nowhere" },
      "failed",
      "currency and timezone",
    ],
    [
      "a title in one language only",
      { documents: documents(NOT_A_PDF) },
      "warning",
      "texts by locale",
    ],
    ["a mask too short for its numbers", { phone }, "warning", "phone masks"],
    [
      "no currency, although the settings have one",
      { currency: null },
      "warning",
      "currency and timezone",
    ],
  ] as const)("%s", async (_what, patch, verdict, title) => {
    await fixture.control("PUT", "configuration", patch);
    try {
      const { findings } = await fixture.examine();
      expect(named(findings, verdict)).toContain(`${title} (in-store-loyalty.md §2.4)`);
      expect(JSON.stringify(findings)).not.toContain("CANARY");
    } finally {
      await fixture.control("DELETE", "configuration");
    }
  });

  test("no currency in a configuration fails if the settings have none either", async () => {
    await fixture.control("PUT", "configuration", { currency: null });
    try {
      const { device } = fixture.settings;
      const fallback = { ...device.fallback, currency: null };
      const settings = { ...fixture.settings, device: { ...device, fallback } };
      const { findings } = await fixture.examine({ settings });
      const title = "currency and timezone (in-store-loyalty.md §2.4)";
      expect(named(findings, "failed")).toContain(title);
    } finally {
      await fixture.control("DELETE", "configuration");
    }
  });
});

describe("the callback gate", () => {
  const port = z.object({ port: z.number() });
  test.each([
    [401, "ok"],
    [404, "failed"],
    [200, "failed"],
  ] as const)("a gate that answers %i to a wrong inbound token", async (status, verdict) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { payments } = fixture.settings;
    const publicUrl = `http://127.0.0.1:${port.parse(server.address()).port}/kiosk-7`;
    const gate = { ...payments.gate, publicUrl };
    const settings = { ...fixture.settings, payments: { ...payments, gate } };
    const { findings } = await fixture.examine({ settings });
    server.close();
    server.closeAllConnections();
    expect(named(findings, verdict)).toContain("callback gate (payments.md §4.2)");
    expect(asked).toEqual([`POST /kiosk-7/gate/integration/${payments.integrationId}/result`]);
  });
});

test("a clock that is off by minutes fails, and one that is a little off is a warning", async () => {
  const minutes = (count: number) => ({ now: () => Date.now() + count * 60_000 });
  const clock = `clock of ${new URL(fixture.settings.ordering.vendorBaseUrl).origin} (in-store-loyalty.md §2.2)`;
  expect(named((await fixture.examine(minutes(10))).findings, "failed")).toContain(clock);
  expect(named((await fixture.examine(minutes(-2))).findings, "warning")).toContain(clock);
});
