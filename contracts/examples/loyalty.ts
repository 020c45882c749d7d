import { configurationExamples } from "./configuration.ts";
import type { Example } from "./example.ts";
import { operationExamples } from "./operations.ts";

/** Messages of in-store-loyalty.md, transcribed from its text. */
export const examples: readonly Example[] = [...operationExamples, ...configurationExamples];
