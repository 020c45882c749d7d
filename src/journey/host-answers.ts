/** Answers of the host that a visit shows until the customer goes on. */
import type { Basket } from "../../domain/basket.ts";
import type { IdentifyResult, PlaceResult } from "../../electron/host/rpc/contract.ts";
import type { IdentifyRequest } from "./visit-actors.ts";

/** Why the host has not accepted the order. */
export type PlaceRefusal = Exclude<PlaceResult, { result: "placed" | "placed-before" }>;

export type Rejection = Extract<IdentifyResult, { result: "rejected" }>;

/** The call to identify a customer, and its answer until the customer has read it. */
export type Identifying =
  | { readonly step: "idle" }
  /** `basket` is what is sent with it. */
  | {
      readonly step: "asking";
      readonly by: "phone" | "code";
      readonly basket: Basket;
      readonly request: IdentifyRequest;
    }
  | { readonly step: "accepted"; readonly by: "phone" | "code" }
  | {
      readonly step: "unavailable";
      readonly by: "phone" | "code";
      readonly mayHaveArrived: boolean;
    }
  | {
      readonly step: "rejected";
      readonly by: "phone" | "code";
      readonly rejection: Rejection;
    };

export const NOT_IDENTIFYING: Identifying = { step: "idle" };
