import { describe, expect, it } from "vitest";
import { OUTLET } from "../../../journey/testing/visit.ts";
import { definitionOf } from "./definitions.ts";
import { AS_CONFIGURED, changeOf, sceneOf, scenesOf, turned } from "./plan.ts";
import { SCENE_IDS, type SceneId } from "./scene-ids.ts";

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

  it("show what the start screen has of the menu and the look, beside the laid table", () => {
    const setting = { locale: "en", access: ACCESS, entered: ENTERED } as const;
    const stageIn = (id: SceneId) =>
      sceneOf(id, OUTLET, { ...setting, orientation: "portrait" }).outlet.stage;
    expect(stageIn("attract")).toEqual(OUTLET.stage);
    expect(stageIn("attract-dishes").dishes).toHaveLength(5);
    expect(stageIn("attract-slides")).toMatchObject({ dishes: [], slides: { length: 5 } });
    expect(stageIn("attract-emblems")).toMatchObject({ dishes: [], emblems: { length: 3 } });
    expect(stageIn("attract-closed").openingHours).toEqual([[], [], [], [], [], [], []]);
  });

  it("are those that a customer can meet", () => {
    const guest = scenesOf({ ...OUTLET, loyalty: null });
    expect(guest).not.toContain("phone");
    expect(guest).not.toContain("review-known");
    expect(guest).toContain("review-nobody");
    expect(scenesOf(outletWith({ loyaltyCard: false }))).not.toContain("short-code");
    expect(scenesOf(outletWith({ loyaltyCard: true }))).toContain("short-code");
  });

  it("include a separate consent screen only with two_step and a channel", () => {
    const twoStep = outletWith({ phone: { flow: "two_step" }, marketingConsent: CONSENT });
    expect(scenesOf(twoStep)).toContain("consent");
    expect(scenesOf(turned(twoStep, { ...AS_CONFIGURED, phoneFlow: "single_step" }))).not.toContain(
      "consent",
    );
    expect(scenesOf(outletWith({ phone: { flow: "two_step" } }))).not.toContain("consent");
  });

  it("identify from the review with PATCH_ORDER", () => {
    const steps = (flow: "REGULAR" | "PATCH_ORDER") =>
      JSON.stringify(definitionOf("phone").steps(outletWith({ flow }), ENTERED));
    expect(steps("PATCH_ORDER")).toContain('"IDENTIFY"');
    expect(steps("REGULAR")).not.toContain('"IDENTIFY"');
  });

  it("have no idle timeout except on the screen that shows it", () => {
    const setting = {
      locale: "en",
      access: ACCESS,
      orientation: "portrait",
      entered: ENTERED,
    } as const;
    expect(sceneOf("menu", OUTLET, setting).outlet.idleSeconds).toBeGreaterThan(24 * 60 * 60);
    expect(sceneOf("idle", OUTLET, setting).outlet.idleSeconds).toBeLessThan(1);
  });

  it("show the app on the last screen only in the banner's cases", () => {
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

  it("is on the screens that show it, in the language that shows it", () => {
    const [before, after] = [headline("Old", "نص"), headline("New", "نص")];
    expect(changeOf("consent", before, after, "en")).toBe("changed");
    expect(changeOf("consent", before, after, "ar")).toBe("same");
    expect(changeOf("menu", before, after, "en")).toBe("same");
  });

  it("includes the reward banner on each choice of identification methods", () => {
    const open = { phone: { flow: "two_step" as const }, loyaltyCard: true };
    const before = outletWith(open);
    const after = outletWith({ ...open, rewardBannerUrl: "media/banner.png" });
    for (const id of ["phone", "scan", "short-code"] as const) {
      expect(changeOf(id, before, after, "en"), id).toBe("changed");
    }
    expect(changeOf("consent", before, after, "en")).toBe("same");
  });

  it("includes a screen that is new or removed", () => {
    const [without, withCard] = [outletWith({}), outletWith({ loyaltyCard: true })];
    expect(changeOf("short-code", without, withCard, "en")).toBe("added");
    expect(changeOf("short-code", withCard, without, "en")).toBe("removed");
    expect(changeOf("short-code", without, without, "en")).toBe("same");
  });

  it("includes every screen if the appearance changes", () => {
    const repainted = {
      ...OUTLET,
      theme: { ...OUTLET.theme, tokens: { "--accent": "#004466" } },
    };
    for (const id of scenesOf(OUTLET)) {
      expect(changeOf(id, OUTLET, repainted, "en"), id).toBe("changed");
    }
  });
});
