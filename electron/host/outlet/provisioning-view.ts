import type { KeyRequestView } from "../rpc/staff-status-view.ts";
import type { ProvisioningView } from "../rpc/views.ts";
import type { CredentialStore, Provisioning } from "./credential.ts";

/**
 * A device without a credential as staff see it; null once there is one. `readNote` is called only without one, and may
 * throw.
 */
export function provisioningViewOf(input: {
  readonly provisioning: Provisioning;
  readonly isAsking: boolean;
  readonly readNote: () => {
    readonly askedAt: number | null;
    readonly openWithoutLoyalty: boolean;
  };
}): ProvisioningView | null {
  const { provisioning, isAsking, readNote } = input;
  if (provisioning.state === "provisioned") return null;
  const { askedAt, openWithoutLoyalty } = readNote();
  return {
    problem: problemOf(provisioning),
    httpStatus: httpStatusOf(provisioning),
    isAsking,
    askedAt,
    openWithoutLoyalty,
  };
}

/** The last request of staff for the credential; null before the first since the start. */
export function keyRequestViewOf(
  credential: Pick<CredentialStore, "lastRequest" | "isAsking">,
): KeyRequestView | null {
  const request = credential.lastRequest();
  if (request === null) return null;
  const { at, result } = request;
  if (credential.isAsking()) return { at, outcome: "asking", httpStatus: null };
  if (result === null) return { at, outcome: "after-update", httpStatus: null };
  const outcome = result.state === "provisioned" ? "renewed" : problemOf(result);
  return { at, outcome, httpStatus: httpStatusOf(result) };
}

function httpStatusOf(provisioning: Provisioning): number | null {
  return provisioning.state === "answer-lost" ? provisioning.status : null;
}

type Unprovisioned = Exclude<Provisioning, { state: "provisioned" }>;

function problemOf(provisioning: Unprovisioned): ProvisioningView["problem"] {
  switch (provisioning.state) {
    case "none":
      return "not-asked";
    case "refused":
      return provisioning.afterLostAnswer ? "refused-after-lost-answer" : "refused";
    case "answer-lost":
      return provisioning.status === null ? "answer-lost" : "not-the-service";
    case "unusable":
      return provisioning.why;
    case "unreachable":
    case "unsealable":
    case "storage-failed":
    case "cipher-unavailable":
      return provisioning.state;
  }
}
