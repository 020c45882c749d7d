import { beforeEach, expect, test, vi } from "vitest";
import { SealKeyError } from "../host/outlet/sealer.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const double = await import("../testing/electron-double.ts");
const { safeStorage } = await import("electron");
const { createSafeStorageSealer } = await import("./safe-storage-sealer.ts");

beforeEach(() => {
  double.safeStorage.available = true;
  double.safeStorage.backend = "gnome_libsecret";
});

test("sealed bytes of any kind can be opened again", () => {
  const sealer = createSafeStorageSealer(safeStorage, "linux");
  const plain = Buffer.from([0, 255, 10, 128, 0]);
  const sealed = sealer.seal(plain);
  expect(sealed.equals(plain)).toBe(false);
  expect(sealer.open(sealed)).toEqual(plain);
});

test("Linux without a keyring is refused, elsewhere the backend does not matter", () => {
  double.safeStorage.backend = "basic_text";
  expect(() => createSafeStorageSealer(safeStorage, "linux")).toThrow(SealKeyError);
  expect(() => createSafeStorageSealer(safeStorage, "win32")).not.toThrow();
});

test("an operating system without a key is refused", () => {
  double.safeStorage.available = false;
  expect(() => createSafeStorageSealer(safeStorage, "darwin")).toThrow(SealKeyError);
});
