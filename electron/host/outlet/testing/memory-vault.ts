import type { CredentialVault } from "../vault.ts";

export type Disk = {
  raw: Buffer | null;
  /** The part of a raw answer that a crash left. */
  unfinished: Buffer | null;
  sealed: Buffer | null;
  quarantined: Buffer[];
};

/** A vault in memory. `crash` names a step and whether it dies before or after its effect. */
export function memoryVault(disk: Disk, crash?: { step: keyof CredentialVault; when: string }) {
  const steps: CredentialVault = {
    checkWritable: () => undefined,
    readRaw: () => disk.raw,
    readUnfinishedRaw: () => disk.unfinished,
    finishRaw: () => void Object.assign(disk, { raw: disk.unfinished, unfinished: null }),
    writeRawSynced: (bytes) => void Object.assign(disk, { raw: bytes }),
    eraseRaw: () => void Object.assign(disk, { raw: null }),
    quarantineRaw: () =>
      void Object.assign(disk, {
        raw: null,
        quarantined: [...(disk.raw ? [disk.raw] : []), ...disk.quarantined],
      }),
    readQuarantined: () => disk.quarantined,
    eraseQuarantined: (which) =>
      void Object.assign(disk, { quarantined: disk.quarantined.filter((one) => !which(one)) }),
    readSealed: () => disk.sealed,
    writeSealed: (bytes) => void Object.assign(disk, { sealed: bytes }),
  };
  const failing = <Arguments extends unknown[], Result>(
    step: keyof CredentialVault,
    method: (...given: Arguments) => Result,
  ) => {
    return (...given: Arguments): Result => {
      if (crash?.step === step && crash.when === "before") throw new Error("crash");
      const result = method(...given);
      if (crash?.step === step && crash.when === "after") throw new Error("crash");
      return result;
    };
  };
  return {
    checkWritable: failing("checkWritable", steps.checkWritable),
    readRaw: failing("readRaw", steps.readRaw),
    readUnfinishedRaw: failing("readUnfinishedRaw", steps.readUnfinishedRaw),
    finishRaw: failing("finishRaw", steps.finishRaw),
    writeRawSynced: failing("writeRawSynced", steps.writeRawSynced),
    eraseRaw: failing("eraseRaw", steps.eraseRaw),
    quarantineRaw: failing("quarantineRaw", steps.quarantineRaw),
    readQuarantined: failing("readQuarantined", steps.readQuarantined),
    eraseQuarantined: failing("eraseQuarantined", steps.eraseQuarantined),
    readSealed: failing("readSealed", steps.readSealed),
    writeSealed: failing("writeSealed", steps.writeSealed),
  } satisfies CredentialVault;
}
