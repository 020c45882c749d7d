import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "./contract.ts";

/** Validated inputs of every method, by name. */
export type ContractInputs = InferContractRouterInputs<typeof contract>;
