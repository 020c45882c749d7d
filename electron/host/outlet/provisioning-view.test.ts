import { describe, expect, it } from "vitest";
import { keyRequestView } from "../rpc/staff-status-view.ts";
import { outletView, type ProvisioningView } from "../rpc/views.ts";
import type { Provisioning } from "./credential.ts";
import { keyRequestViewOf, provisioningViewOf } from "./provisioning-view.ts";

const note = { askedAt: 1, openWithoutLoyalty: false };
const viewOf = (provisioning: Provisioning) =>
  outletView.shape.provisioning.parse(
    provisioningViewOf({ provisioning, isAsking: false, readNote: () => note }),
  );

const configuration = { apiUrl: "https://a.example", apiVersion: "1.7", establishmentId: 7 };
const PROVISIONED = {
  state: "provisioned",
  credential: { apiKey: "CANARY", configuration },
} as const;

describe("the staff's view of a device without a credential", () => {
  it("is null once it has one, and contains nothing of the credential", () => {
    expect(viewOf(PROVISIONED)).toBe(null);
  });

  it("reads no records once it has one: the outlet is shown while the disk fails", () => {
    const readNote = () => {
      throw new Error("disk I/O error");
    };
    const input = { provisioning: PROVISIONED, isAsking: false, readNote };
    expect(provisioningViewOf(input)).toBe(null);
  });

  const states: readonly [Provisioning, ProvisioningView["problem"], number | null][] = [
    [{ state: "none" }, "not-asked", null],
    [{ state: "refused", afterLostAnswer: false }, "refused", null],
    [{ state: "refused", afterLostAnswer: true }, "refused-after-lost-answer", null],
    [{ state: "unreachable" }, "unreachable", null],
    [{ state: "answer-lost", status: null }, "answer-lost", null],
    [{ state: "answer-lost", status: 502 }, "not-the-service", 502],
    [{ state: "unusable", why: "not-the-contract" }, "not-the-contract", null],
    [{ state: "unusable", why: "cannot-decrypt" }, "cannot-decrypt", null],
    [{ state: "unsealable" }, "unsealable", null],
    [{ state: "storage-failed" }, "storage-failed", null],
    [{ state: "cipher-unavailable" }, "cipher-unavailable", null],
  ];
  it.each(states)("%o is the problem %s", (provisioning, problem, httpStatus) => {
    expect(viewOf(provisioning)).toEqual({ problem, httpStatus, isAsking: false, ...note });
  });
});

describe("the staff's view of their last request for the credential", () => {
  const requestOf = (result: Provisioning | null, isAsking = false) =>
    keyRequestView
      .nullable()
      .parse(
        keyRequestViewOf({ lastRequest: () => ({ at: 1, result }), isAsking: () => isAsking }),
      );

  it("is null before the first", () => {
    expect(keyRequestViewOf({ lastRequest: () => null, isAsking: () => true })).toBe(null);
  });

  const requests: readonly [Provisioning | null, boolean, string, number | null][] = [
    [null, true, "asking", null],
    [{ state: "unreachable" }, true, "asking", null],
    [null, false, "after-update", null],
    [PROVISIONED, false, "renewed", null],
    [{ state: "refused", afterLostAnswer: false }, false, "refused", null],
    [{ state: "answer-lost", status: 502 }, false, "not-the-service", 502],
    [{ state: "unusable", why: "cannot-decrypt" }, false, "cannot-decrypt", null],
  ];
  it.each(requests)("%o (under way: %s) is %s", (result, isAsking, outcome, httpStatus) => {
    expect(requestOf(result, isAsking)).toEqual({ at: 1, outcome, httpStatus });
  });
});
