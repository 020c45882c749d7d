/** Encrypts bytes at rest with a key that the operating system guards. */
import type { SafeStorage } from "electron";
import { type Sealer, SealKeyError } from "../host/outlet/sealer.ts";

/**
 * A sealer on Electron's safeStorage. Throws SealKeyError if there is none, or if Linux has no keyring and Electron
 * would use a publicly known password.
 */
export function createSafeStorageSealer(safeStorage: SafeStorage, platform: string): Sealer {
  if (!safeStorage.isEncryptionAvailable()) {
    throw new SealKeyError("the operating system offers no key to keep the credential safe");
  }
  if (platform === "linux" && safeStorage.getSelectedStorageBackend() === "basic_text") {
    throw new SealKeyError(
      "no keyring (gnome-keyring or KWallet) runs in this session: the credential could not be kept safe",
    );
  }
  return {
    seal: (plain) => safeStorage.encryptString(plain.toString("base64")),
    open: (sealed) => Buffer.from(safeStorage.decryptString(sealed), "base64"),
  };
}
