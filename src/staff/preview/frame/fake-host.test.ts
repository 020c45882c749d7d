import { describe, expect, it } from "vitest";
import { OUTLET } from "../../../journey/testing/visit.ts";
import { createFakeHost } from "./fake-host.ts";
import { SAMPLE_MENU } from "./sample-menu.ts";
import type { IdentifyAnswer, Scene } from "./scene.ts";

const SCENE: Scene = {
  outlet: OUTLET,
  menu: SAMPLE_MENU,
  locale: "en",
  orderType: "EAT_IN",
  access: { textSize: "normal", highContrast: false, lowered: false },
  orientation: "portrait",
  steps: [],
  identify: { is: "accepted", customer: "known" },
  order: { is: "walked" },
  walks: true,
};

function hostAnswering(identify: IdentifyAnswer) {
  const fakeHost = createFakeHost();
  fakeHost.play({ ...SCENE, identify });
  const call = (path: string, input: unknown = {}) =>
    fakeHost.link.call(path.split("."), input, { context: {} });
  return { fakeHost, call };
}

describe("the fake host", () => {
  it("answers the calls of customers' screens, and rejects any other by its name", async () => {
    const { call } = hostAnswering({ is: "unavailable" });
    await expect(call("visit.resumable")).resolves.toBeNull();
    await expect(call("loyalty.prepare")).resolves.toBeUndefined();
    await expect(call("receipt.print")).resolves.toBeUndefined();
    await expect(call("staffMode.orders.refund")).rejects.toThrow(
      "staffMode.orders.refund is not part of the preview",
    );
  });

  it("uses the chosen answer to an identification from the next call on", async () => {
    const { call, fakeHost } = hostAnswering({ is: "rejected", code: "504" });
    await expect(call("loyalty.identifyByCode")).resolves.toMatchObject({
      result: "rejected",
      cause: "code-used",
      messages: [{ type: "error", code: 504 }],
    });
    fakeHost.answer({ is: "accepted", customer: "unknown-tier" });
    // Null is unknown, never zero.
    await expect(call("loyalty.identifyByPhone")).resolves.toMatchObject({
      result: "accepted",
      customer: { tier: null, pointsBalance: null, hasEverRewardedPoints: true },
    });
    fakeHost.answer({ is: "accepted", customer: "new" });
    await expect(call("loyalty.identifyByPhone")).resolves.toMatchObject({
      customer: { pointsBalance: 0, hasEverRewardedPoints: false },
    });
  });

  it.each([
    ["500", "other"],
    ["503", "code-invalid"],
    ["505", "code-used"],
    ["509", "phone-format"],
    ["510", "phone-not-offered"],
  ] as const)("code %s means to the screens what it means to the host", async (code, cause) => {
    const { call } = hostAnswering({ is: "rejected", code });
    await expect(call("loyalty.identifyByPhone")).resolves.toMatchObject({ cause });
  });
});
