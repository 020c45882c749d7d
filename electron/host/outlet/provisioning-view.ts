import type { ProvisioningView } from "../rpc/views.ts";
import type { Provisioning } from "./credential.ts";

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
    httpStatus: provisioning.state === "answer-lost" ? provisioning.status : null,
    isAsking,
    askedAt,
    openWithoutLoyalty,
  };
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
