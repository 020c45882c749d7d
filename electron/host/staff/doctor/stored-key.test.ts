import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lookupKey } from "../../outlet/credential-answer.ts";
import { encodeAnswer } from "../../outlet/stored-answer.ts";
import { CONFIG } from "../../outlet/testing/credential-world.ts";
import { settingsFor } from "../../outlet/testing/outlet.ts";
import { createFileVault } from "../../outlet/vault.ts";
import { readStoredCredential } from "./stored-key.ts";

test("an answer that waits to be sealed is read for the outlet that it was requested for only", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kiosk-stored-key-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [own, other] = ["till 1", "till 2"].map((identifier) =>
    settingsFor("https://config.example", { identifier }),
  );
  if (!own || !other) throw new Error("no settings");
  const answer = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
  createFileVault(dataDir).writeRawSynced(encodeAnswer(answer, lookupKey(own)));
  expect(readStoredCredential(dataDir, own, {}).kind).toBe("credential");
  expect(readStoredCredential(dataDir, other, {}).kind).toBe("none");
  createFileVault(dataDir).writeRawSynced(answer);
  expect(readStoredCredential(dataDir, other, {}).kind).toBe("credential");
});
