import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { configurationResponse, credentialResponse } from "../../contracts/in-store-loyalty.ts";
import { type RunningSandbox, runSandbox } from "../core/testing/running.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await runSandbox();
});
afterEach(() => sandbox.close());

const fetchCredential = (query: string, segment = "generic") =>
  sandbox.call("POST", `/config/v1/pos/${segment}?${query}`);

describe("the credential endpoint (in-store-loyalty.md §4.5)", () => {
  test("returns the credential once, and again only after the operator's reset", async () => {
    const first = await fetchCredential("identifier=beet-and-barley-1&version=0.1.0");
    expect(credentialResponse.parse(first.body).accepted).toBe(true);
    const second = await fetchCredential("identifier=beet-and-barley-1");
    expect(second).toMatchObject({ status: 200, body: { accepted: false, config: null } });
    await sandbox.call("POST", "/control/outlet/reset");
    const third = await fetchCredential("identifier=beet-and-barley-1");
    expect(third.body.accepted).toBe(true);
  });

  test("a reset with a new key refuses the old one at once, and after a restart", async () => {
    await sandbox.call("POST", "/control/outlet/reset?newKey");
    const old = await sandbox.saltHeaders();
    expect((await sandbox.call("GET", "/config/v1/config/4711", undefined, old)).status).toBe(401);
    await sandbox.restart();
    const again = await sandbox.saltHeaders();
    expect((await sandbox.call("GET", "/config/v1/config/4711", undefined, again)).status).toBe(
      401,
    );
    const { body } = await fetchCredential("identifier=beet-and-barley-1");
    expect(credentialResponse.parse(body).accepted).toBe(true);
  });

  test("returns the credential once to each device that the operator has added", async () => {
    await fetchCredential("identifier=beet-and-barley-1");
    const unknown = await fetchCredential("identifier=second");
    expect(unknown).toMatchObject({ status: 200, body: { accepted: false } });
    await sandbox.call("PUT", "/control/outlet/devices/second");
    expect((await fetchCredential("identifier=second")).body.accepted).toBe(true);
    await sandbox.call("PUT", "/control/outlet/devices/second");
    expect((await fetchCredential("identifier=second")).body.accepted).toBe(false);
  });

  test("remembers across a restart that it was fetched", async () => {
    await fetchCredential("identifier=beet-and-barley-1");
    await sandbox.restart();
    expect((await fetchCredential("identifier=beet-and-barley-1")).body.accepted).toBe(false);
  });

  test("returns only the core fields to the generic segment, with the key encrypted", async () => {
    const { body } = await fetchCredential("identifier=beet-and-barley-1");
    const fields = ["apiUrl", "apiVersion", "discountId", "establishmentId", "flow", "password"];
    expect(Object.keys(Object(body.config)).sort()).toEqual(fields);
    expect(Object(body.config).password).not.toContain(sandbox.loyaltyKey);
  });

  test.each([
    ["northwind-till", "firing"],
    ["millpond-pos", "bonusDiscountId"],
    ["lantern-register", "giftCode"],
  ])("returns segment %s its extra fields", async (segment, field) => {
    const { body } = await fetchCredential("identifier=beet-and-barley-1", segment);
    expect(credentialResponse.parse(body).config).toHaveProperty(field);
    expect(body.config).toHaveProperty("maxPwpPercent");
  });

  test("accepts the trailing slash, and midIdentifier in place of identifier", async () => {
    const path = "/config/v1/pos/millpond-pos/?identifier=unknown&midIdentifier=BB-MID-0001";
    expect((await sandbox.call("POST", path)).body.accepted).toBe(true);
  });

  test("uses midIdentifier even if identifier is right", async () => {
    const { body } = await fetchCredential("identifier=beet-and-barley-1&midIdentifier=other");
    expect(body.accepted).toBe(false);
  });

  test.each([
    ["an identifier that is not bound", "identifier=beet-and-barley-9", "generic"],
    ["no identifier", "", "generic"],
    ["a segment that is not registered", "identifier=beet-and-barley-1", "unheard-of"],
  ])("answers 200 and accepted:false to %s", async (_, query, segment) => {
    const answer = await fetchCredential(query, segment);
    expect(answer).toMatchObject({ status: 200, body: { accepted: false, config: null } });
  });
});

describe("the configuration endpoint (in-store-loyalty.md §4.6)", () => {
  const saltless = () => ({
    AuthorizationToken: createHash("sha256").update(sandbox.loyaltyKey).digest("hex"),
  });
  const poll = (headers: Record<string, string>, id = "4711") =>
    sandbox.call("GET", `/config/v1/config/${id}`, undefined, headers);

  test("answers a configuration of the contract's shape, with revision as ETag", async () => {
    const answer = await poll(await sandbox.saltHeaders());
    const { config } = configurationResponse.parse(answer.body);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("ETag")).toBe(`"${config?.revision}"`);
    expect(config?.apiUrl).toBe(`${sandbox.url}/loyalty`);
    expect(answer.text).not.toContain("{origin}");
    expect(answer.text).not.toContain(sandbox.loyaltyKey);
  });

  test("accepts a token without salt, unless the outlet requires one", async () => {
    expect((await poll(saltless())).status).toBe(200);
    await sandbox.call("PUT", "/control/outlet", { configurationSaltRequired: true });
    expect((await poll(saltless())).status).toBe(401);
    expect((await poll(await sandbox.saltHeaders())).status).toBe(200);
  });

  test("answers 401 to no token, a wrong one, another outlet's id and a used salt", async () => {
    const used = await sandbox.saltHeaders();
    await poll(used);
    const answers = [
      await poll({}),
      await poll({ AuthorizationToken: "0".repeat(64) }),
      await poll(saltless(), "4712"),
      await poll(await sandbox.saltHeaders(), "4712"),
      await poll(used),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test("answers 304 without a body while the revision is the same", async () => {
    const first = await poll(saltless());
    const tag = first.headers.get("ETag") ?? "";
    const same = await poll({ ...saltless(), "If-None-Match": tag });
    expect(same).toMatchObject({ status: 304, text: "" });
    expect(same.headers.get("ETag")).toBe(tag);
    await sandbox.call("PUT", "/control/configuration", { currencySymbol: "EUR " });
    const changed = await poll({ ...saltless(), "If-None-Match": tag });
    expect(changed.body).toMatchObject({ config: { currencySymbol: "EUR " } });
  });

  test("raises the revision with every change, also within one second", async () => {
    const revisions = [];
    for (const symbol of ["A", "B", "C"]) {
      const { body } = await sandbox.call("PUT", "/control/configuration", {
        currencySymbol: symbol,
      });
      revisions.push(Number(body.revision));
    }
    expect(new Set(revisions).size).toBe(3);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  test("leaves a field out that a patch sets to null, and refuses an invalid outcome", async () => {
    const { body } = await sandbox.call("PUT", "/control/configuration", {
      loyalty: { rewardBanner: null },
    });
    expect(body.loyalty).not.toHaveProperty("rewardBanner");
    expect(body.loyalty).toHaveProperty("phoneNumberFlow");
    const broken = await sandbox.call("PUT", "/control/configuration", { currency: "euro" });
    expect(broken.status).toBe(400);
    expect((await poll(saltless())).body).toMatchObject({ config: { currency: "EUR" } });
  });

  test("answers accepted:false if the outlet is not configured", async () => {
    await sandbox.call("PUT", "/control/outlet", { configured: false });
    expect((await poll(saltless())).body).toEqual({ accepted: false, config: null });
  });

  test("names documents and images that load", async () => {
    const { config } = configurationResponse.parse((await poll(saltless())).body);
    const pdfs = (config?.documents ?? []).flatMap((each) => Object.values(each.pdfUrlByLocale));
    expect(pdfs).toHaveLength(16);
    for (const url of pdfs) {
      const response = await fetch(url);
      expect(response.headers.get("Content-Type")).toBe("application/pdf");
      expect((await response.text()).startsWith("%PDF-")).toBe(true);
    }
    const { loyalty } = config ?? {};
    const images = [
      loyalty?.pointsIconUrl,
      loyalty?.rewardBanner?.imageUrl,
      loyalty?.appInstallBanner?.imageUrl,
    ];
    for (const url of images) {
      const bytes = new Uint8Array(await (await fetch(url ?? "")).arrayBuffer());
      expect([...bytes.slice(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
    }
  });
});
