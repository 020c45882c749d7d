import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runInNode } from "../../net/child-program.ts";
import { type PhotoResult, photoResult } from "./photo-job.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-photos-"));
  mkdirSync(join(folder, "photos"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPT = new URL("./photo-process.ts", import.meta.url);
const RED = { r: 200, g: 30, b: 40 };
const BLUE = { r: 20, g: 40, b: 210 };

/** Red on the left, blue on the right. */
function picture(width = 120, height = 80, alpha = 1): Sharp {
  const right = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const;
  return sharp({
    create: { width, height, channels: 4, background: { ...RED, alpha } },
  }).composite([{ input: right, left: width / 2, top: 0 }]);
}

async function convert(name: string, content: Buffer | string): Promise<PhotoResult> {
  const file = join(folder, name);
  writeFileSync(file, content);
  return convertFile(file);
}

async function convertFile(file: string): Promise<PhotoResult> {
  const job = { file, folder: join(folder, "photos"), storesOriginal: true };
  const answer = await runInNode(SCRIPT, job, { timeoutMs: 60_000 });
  if (answer.kind !== "answer") throw new Error(answer.kind);
  return photoResult.parse(JSON.parse(answer.text));
}

const opaque = (width = 120, height = 80) => picture(width, height).flatten();
const stored = () => readdirSync(join(folder, "photos"));
function served(size: "small" | "large"): string {
  const name = stored().find((file) => file.endsWith(`-${size}.webp`));
  return join(folder, "photos", name ?? "none");
}

/** The colour at a share of the width, as the nearest of the two. */
async function colourAt(share: number): Promise<"red" | "blue"> {
  const { data, info } = await sharp(served("small"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(share * (info.width - 1))) *
    info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue";
}

test.each<[string, () => Promise<Buffer>]>([
  ["JPEG", () => opaque().jpeg().toBuffer()],
  ["progressive JPEG", () => opaque().jpeg({ progressive: true }).toBuffer()],
  ["PNG", () => opaque().png().toBuffer()],
  ["PNG with a palette", () => opaque().png({ palette: true }).toBuffer()],
  ["PNG of 16 bits", () => opaque().toColourspace("rgb16").png().toBuffer()],
  ["WebP", () => opaque().webp().toBuffer()],
  ["AVIF", () => opaque().avif().toBuffer()],
  ["GIF", () => opaque().gif().toBuffer()],
  ["JPEG in CMYK", () => opaque().toColourspace("cmyk").jpeg().toBuffer()],
])("converts a %s, whatever its name says", async (_type, make) => {
  const result = await convert("photo.of-anything", await make());
  expect(result).toMatchObject({ result: "converted", width: 120, height: 80, isCutOut: false });
  expect(stored()).toHaveLength(3);
  expect(await sharp(served("large")).metadata()).toMatchObject({ format: "webp", space: "srgb" });
  expect(await colourAt(0.1)).toBe("red");
  expect(await colourAt(0.9)).toBe("blue");
});

test("turns a photo upright, and strips places, cameras and profiles of it", async () => {
  const exif = {
    IFD0: { Make: "Camera", Copyright: "Somebody" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" },
  };
  const turned = await opaque()
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  expect((await sharp(turned).metadata()).exif).toBeDefined();
  // Orientation 6: the camera was turned by a quarter.
  expect(await convert("turned.jpg", turned)).toMatchObject({ width: 80, height: 120 });
  for (const size of ["small", "large"] as const) {
    const found = await sharp(served(size)).metadata();
    expect(found).toMatchObject({ width: 80, height: 120 });
    expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readFileSync(served(size)).includes("Camera")).toBe(false);
  }
});

test("makes a small and a large picture of a large one, and enlarges none", async () => {
  await convert("large.jpg", await opaque(3_000, 1_500).jpeg().toBuffer());
  expect(await sharp(served("small")).metadata()).toMatchObject({ width: 960, height: 480 });
  expect(await sharp(served("large")).metadata()).toMatchObject({ width: 2_160, height: 1_080 });
});

test("a picture with transparent parts stays a cut-out", async () => {
  const result = await convert("cut-out.png", await picture(120, 80, 0).png().toBuffer());
  expect(result).toMatchObject({ isCutOut: true });
  expect((await sharp(served("small")).stats()).isOpaque).toBe(false);
});

test("an SVG without scripts is stored as it is, and shown like a drawing", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>';
  const result = await convert("logo.png", svg);
  expect(result).toMatchObject({ result: "converted", isCutOut: true, isDrawing: true });
  const name = stored().find((file) => file.endsWith(".svg")) ?? "";
  expect(readFileSync(join(folder, "photos", name), "utf8")).toBe(svg);
  expect(stored()).toHaveLength(2);
});

test("of an animation the first frame is shown", async () => {
  const frames = await Promise.all(
    [RED, BLUE].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  expect(await convert("animated.webp", animated)).toMatchObject({ width: 40, height: 40 });
  expect(await colourAt(0.5)).toBe("red");
});

const heic = (...brands: string[]) => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(400)]);
};

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["HEIC of an iPhone", () => heic("heic", "mif1"), "heic"],
  ["HEIC with a general brand", () => heic("mif1", "heic"), "heic"],
  ["text", () => Buffer.from("no picture"), "type"],
  ["nothing", () => Buffer.alloc(0), "type"],
  ["an SVG with a script", () => Buffer.from("<svg><script>alert(1)</script></svg>"), "type"],
  [
    "an SVG of a photo's size",
    () => Buffer.from(`<svg>${" ".repeat(2_000_000)}</svg>`),
    "too-many-bytes",
  ],
  ["a TIFF", () => opaque().tiff().toBuffer(), "type"],
  ["a PDF", () => Buffer.from("%PDF-1.7 and so on"), "type"],
  ["a video", () => heic("isom", "mp42"), "type"],
  [
    "a JPEG that was cut off",
    async () => (await opaque(600, 400).jpeg().toBuffer()).subarray(0, 900),
    "damaged",
  ],
  [
    "the head of an AVIF",
    async () => (await opaque().avif().toBuffer()).subarray(0, 200),
    "damaged",
  ],
])("refuses %s, and stores nothing", async (_name, make, problem) => {
  expect(await convert("photo.jpg", await make())).toEqual({ result: "refused", problem });
  expect(stored()).toEqual([]);
});

test("refuses a bomb by the size in its head, before it decodes anything", async () => {
  const small = await opaque(10, 10).png().toBuffer();
  // Width and height in IHDR, which a checksum follows; libpng checks that, so it is computed again.
  const bomb = Buffer.from(small);
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  const { crc32 } = await import("node:zlib");
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await convert("bomb.png", bomb)).toEqual({
    result: "refused",
    problem: "too-many-pixels",
  });
});

test("refuses a file of too many bytes without reading it, a link and a folder", async () => {
  const huge = join(folder, "huge.jpg");
  writeFileSync(huge, "");
  truncateSync(huge, 2 ** 33);
  expect(await convertFile(huge)).toEqual({ result: "refused", problem: "too-many-bytes" });
  writeFileSync(join(folder, "real.png"), await opaque().png().toBuffer());
  symlinkSync(join(folder, "real.png"), join(folder, "link.png"));
  expect(await convertFile(join(folder, "link.png"))).toMatchObject({ problem: "type" });
  expect(await convertFile(folder)).toMatchObject({ result: "refused" });
  expect(await convertFile(join(folder, "missing.jpg"))).toMatchObject({ problem: "unreadable" });
});
