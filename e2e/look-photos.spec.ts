/** The outlet's own photos, put into the folder of pictures of a running kiosk (docs/look.md). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "./pages/fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-photos-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.use({
  settingsPatch: { device: { menuPictures: folder, pictureLibrary: false } },
});

const red = { width: 1_200, height: 900, channels: 3, background: "#a03020" } as const;
const photo = () => sharp({ create: red }).jpeg().toBuffer();

test("a photo that is dropped into the folder appears while the menu is open, and goes with its file", async ({
  customer,
}) => {
  await customer.begin();
  await customer.menu.show("burgers");
  const picture = customer.menu.card("burger-beet").locator("img");
  await expect(picture).toHaveCount(0);
  // A folder that is left without any picture counts as a share that is away.
  writeFileSync(join(folder, "another.jpg"), await photo());
  const file = join(folder, "Beet Burger (1).JPG");
  writeFileSync(file, await photo());
  await expect(picture).toHaveAttribute("src", /media\/photos\/[0-9a-f]{64}-small\.webp$/);
  await expect(picture).toHaveJSProperty("naturalWidth", 960);
  rmSync(file);
  await expect(picture).toHaveCount(0);
});

test("a broken photo and a HEIC leave their dishes without a picture, and others with theirs", async ({
  customer,
}) => {
  const heic = Buffer.alloc(600);
  heic.write("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  writeFileSync(join(folder, "burger-barley.heic"), heic);
  writeFileSync(join(folder, "burger-chicken.jpg"), (await photo()).subarray(0, 900));
  writeFileSync(join(folder, "burger-mushroom.jpg"), await photo());
  await customer.begin();
  await customer.menu.show("burgers");
  const pictureOf = (id: string) => customer.menu.card(id).locator("img");
  await expect(pictureOf("burger-mushroom")).toHaveCount(1);
  await expect(pictureOf("burger-barley")).toHaveCount(0);
  await expect(pictureOf("burger-chicken")).toHaveCount(0);
});
