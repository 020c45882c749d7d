/** What `apt purge` leaves of a kiosk: its records, and a machine at which one can log in again. */
import { expect } from "@playwright/test";
import { DATA_FOLDER, type Shop } from "./shop.ts";

const BACKUPS = "/var/backups/loyalty-kiosk";
const FIND = "find / -xdev -path '*loyalty?kiosk*' -print";

/** Purges the package. The records stay, and so does what is not the package's: this test's own files. */
export async function tryPurge({ kiosk }: Shop): Promise<void> {
  await kiosk.must(["apt-get", "purge", "-y", "-qq", "loyalty-kiosk"]);
  const evidence = [DATA_FOLDER, BACKUPS];
  const isExpected = (path: string) =>
    path.includes("shop-test") || evidence.some((folder) => `${path}/`.startsWith(`${folder}/`));
  const found = (await kiosk.must(["sh", "-c", FIND])).trim().split("\n");
  // Folders of the test's own files stay with them.
  const left = found.filter(
    (path) =>
      !isExpected(path) && !found.some((other) => isExpected(other) && other.startsWith(path)),
  );
  expect(left).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(evidence));
  expect((await kiosk.run(["nft", "list", "tables"])).output).not.toContain("loyalty_kiosk");
  expect(await kiosk.must(["systemctl", "is-enabled", "getty@tty1.service"])).toBe("enabled\n");
}
