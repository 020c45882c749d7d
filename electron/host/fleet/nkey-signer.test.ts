import { nkeyAuthenticator } from "@nats-io/transport-node";
import { expect, test } from "vitest";
import { createSeed } from "./nats.ts";
import { nkeySigner } from "./nkey-signer.ts";

test("answers a challenge as the client of NATS does", () => {
  for (let round = 0; round < 20; round += 1) {
    const seed = createSeed();
    const nonce = `challenge-${round}`;
    const expected = nkeyAuthenticator(new TextEncoder().encode(seed));
    expect(nkeySigner(seed)(nonce)).toEqual(expected(nonce));
    expect(nkeySigner(seed)()).toEqual(expected());
  }
});

test("a text that is no seed is refused", () => {
  expect(() => nkeySigner("SUA-CANARY")).toThrow();
  expect(() => nkeySigner("SUA-CANARY")).not.toThrow("CANARY");
});
