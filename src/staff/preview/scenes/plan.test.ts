import { describe, expect, it } from "vitest";
import { OUTLET } from "../../../journey/testing/visit.ts";
import { definitionOf } from "./definitions.ts";
import { AS_CONFIGURED, changeOf, sceneOf, scenesOf, turned } from "./plan.ts";
import { SCENE_IDS } from "./scene-ids.ts";

const ENTERED = { phoneDigits: "15123456789", now: 0, base: "http://127.0.0.1/page/" };
const ACCESS = { textSize: "normal", highContrast: false, lowered: false } as const;
const loyalty = OUTLET.loyalty;
if (loyalty === null) throw new Error("the outlet of the tests has a programme");

const outletWith = (change: Partial<typeof loyalty>) => ({
  ...OUTLET,
  loyalty: { ...loyalty, ...change },
});
const CONSENT = { ...loyalty.marketingConsent, channels: ["sms" as const] };

describe("the scenes of an outlet", () => {
  it("are all defined, each id once", () => {
    expect(new Set(SCENE_IDS).size).toBe(SCENE_IDS.length);
    for (const id of SCENE_IDS)
      expect(definitionOf(id).steps(OUTLET, ENTERED), id).toBeInstanceOf(Array);
  });

  it("are those that a customer can meet", () => {
    const guest = scenesOf({ ...OUTLET, loyalty: null });
    expect(guest).not.toContain("phone");
    expect(guest).not.toContain("review-known");
    expect(guest).toContain("review-nobody");
    expect(scenesOf(outletWith({ loyaltyCard: false }))).not.toContain("short-code");
    expect(scenesOf(outletWith({ loyaltyCard: true }))).toContain("short-code");
  });

  it("a consent screen of its own is met with two_step and a channel only", () => {
    const twoStep = outletWith({ phone: { flow: "two_step" }, marketingConsent: CONSENT });
    expect(scenesOf(twoStep)).toContain("consent");
    expect(scenesOf(turned(twoStep, { ...AS_CONFIGURED, phoneFlow: "single_step" }))).not.toContain(
      "consent",
    );
    expect(scenesOf(outletWith({ phone: { flow: "two_step" } }))).not.toContain("consent");
  });

  it("with PATCH_ORDER points are collected from the review", () => {
    const steps = (flow: "REGULAR" | "PATCH_ORDER") =>
      JSON.stringify(definitionOf("phone").steps(outletWith({ flow }), ENTERED));
    expect(steps("PATCH_ORDER")).toContain('"IDENTIFY"');
    expect(steps("REGULAR")).not.toContain('"IDENTIFY"');
  });

  it("nobody falls asleep over them but on the screen that asks", () => {
    const setting = {
      locale: "en",
      access: ACCESS,
      orientation: "portrait",
      entered: ENTERED,
    } as const;
    expect(sceneOf("menu", OUTLET, setting).outlet.idleSeconds).toBeGreaterThan(24 * 60 * 60);
    expect(sceneOf("idle", OUTLET, setting).outlet.idleSeconds).toBeLessThan(1);
  });

  it("the last screen shows the app in the banner's cases only", () => {
    const showWhen = {
      justRegisteredWithApp: false,
      justRegisteredWithoutApp: true,
      alreadyRegistered: false,
      skipped: false,
    };
    const outlet = outletWith({
      appInstall: { url: "https://app.example", imageUrl: null, promoText: {}, showWhen },
    });
    const urlOn = (id: "done-new-by-phone" | "done-nobody" | "done-known") => {
      const view = definitionOf(id).view?.(outlet, ENTERED);
      return view?.step === "done" ? view.appInstallUrl : undefined;
    };
    expect(urlOn("done-new-by-phone")).toBe("https://app.example");
    expect(urlOn("done-nobody")).toBeNull();
    expect(urlOn("done-known")).toBeNull();
  });
});

describe("what changed", () => {
  const headline = (en: string, ar: string) =>
    outletWith({
      phone: { flow: "two_step" },
      marketingConsent: { ...CONSENT, headline: { en, ar } },
    });

  it("shows on the screens that have it, in the language that has it", () => {
    const [before, after] = [headline("Old", "نص"), headline("New", "نص")];
    expect(changeOf("consent", before, after, "en")).toBe("changed");
    expect(changeOf("consent", before, after, "ar")).toBe("same");
    expect(changeOf("menu", before, after, "en")).toBe("same");
  });

  it("the reward banner shows wherever a customer chooses how to identify", () => {
    const open = { phone: { flow: "two_step" as const }, loyaltyCard: true };
    const before = outletWith(open);
    const after = outletWith({ ...open, rewardBannerUrl: "media/banner.png" });
    for (const id of ["phone", "scan", "short-code"] as const) {
      expect(changeOf(id, before, after, "en"), id).toBe("changed");
    }
    expect(changeOf("consent", before, after, "en")).toBe("same");
  });

  it("a screen that is new or gone", () => {
    const [without, withCard] = [outletWith({}), outletWith({ loyaltyCard: true })];
    expect(changeOf("short-code", without, withCard, "en")).toBe("added");
    expect(changeOf("short-code", withCard, without, "en")).toBe("removed");
    expect(changeOf("short-code", without, without, "en")).toBe("same");
  });

  it("the look shows on every screen", () => {
    const repainted = { ...OUTLET, accent: "#004466" };
    for (const id of scenesOf(OUTLET)) {
      expect(changeOf(id, OUTLET, repainted, "en"), id).toBe("changed");
    }
  });
});
