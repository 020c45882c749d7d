import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type DiskStep,
  finishWriting,
  moveDurably,
  readIfThere,
  readUnfinished,
  removeDurably,
  writeDurably,
} from "./durable-file.ts";

/**
 * Where the credential is stored. The raw answer can never be requested again, so a method that writes returns only
 * when its bytes would survive a power cut. Methods throw if the disk fails.
 */
export type CredentialVault = {
  /** Proves that a write would succeed, before an answer exists that must not be lost. */
  checkWritable(): void;
  readRaw(): Buffer | null;
  /** The part of a raw answer that a crash left unfinished: maybe all of it. */
  readUnfinishedRaw(): Buffer | null;
  /** Makes the unfinished raw answer the raw one. */
  finishRaw(): void;
  writeRawSynced(bytes: Buffer): void;
  eraseRaw(): void;
  /** Moves a raw answer that cannot be read to quarantine, to make room for the next one. */
  quarantineRaw(): void;
  /** The quarantined answers, latest first. */
  readQuarantined(): Buffer[];
  eraseQuarantined(which: (bytes: Buffer) => boolean): void;
  readSealed(): Buffer | null;
  writeSealed(sealed: Buffer): void;
};

/** Called with each step to the sealed key, as "<file> <step>"; for tests that kill the host there. */
export type VaultObserver = (step: `${"raw" | "sealed" | "erase-raw"} ${DiskStep}`) => void;

/** Larger than any credential answer: the space that a write needs. */
const PROBE_BYTES = 64 * 1024;

/** The vault as files of mode 0600 in the kiosk's data folder. */
export function createFileVault(
  folder: string,
  observe: VaultObserver = () => undefined,
): CredentialVault {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const raw = join(folder, "credential.raw");
  const sealed = join(folder, "credential.sealed");
  const probe = join(folder, "credential.probe");
  const quarantined = (number: number) => join(folder, `credential.aside.${number}`);
  const quarantinedNumbers = () =>
    readdirSync(folder)
      .flatMap((name) => /^credential\.aside\.(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((left, right) => right - left);
  return {
    checkWritable() {
      writeDurably(probe, Buffer.alloc(PROBE_BYTES));
      removeDurably(probe);
    },
    readRaw: () => readIfThere(raw),
    readUnfinishedRaw: () => readUnfinished(raw),
    finishRaw: () => finishWriting(raw),
    writeRawSynced: (bytes) => writeDurably(raw, bytes, (step) => observe(`raw ${step}`)),
    eraseRaw: () => removeDurably(raw, (step) => observe(`erase-raw ${step}`)),
    quarantineRaw() {
      moveDurably(raw, quarantined((quarantinedNumbers()[0] ?? 0) + 1));
    },
    readQuarantined: () =>
      quarantinedNumbers().flatMap((number) => readIfThere(quarantined(number)) ?? []),
    eraseQuarantined(which) {
      for (const number of quarantinedNumbers()) {
        const bytes = readIfThere(quarantined(number));
        if (bytes !== null && which(bytes)) removeDurably(quarantined(number));
      }
    },
    readSealed: () => readIfThere(sealed),
    writeSealed: (bytes) => writeDurably(sealed, bytes, (step) => observe(`sealed ${step}`)),
  };
}
