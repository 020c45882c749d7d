/** The type of a photo by its first bytes, whatever its name. */

export type PhotoType = "jpeg" | "png" | "webp" | "avif" | "gif" | "heic";

/** As many bytes as are looked at. */
export const HEAD_BYTES = 64;

/** Null if it is none of these. */
export function photoTypeOf(head: Buffer): PhotoType | null {
  const text = head.subarray(0, HEAD_BYTES).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  return text.startsWith("ftyp", 4) ? typeOfBrands(text, head.readUInt32BE(0)) : null;
}

/** ISO base media: a box with the main brand, a version, and the compatible brands, each of four characters. */
function typeOfBrands(text: string, boxBytes: number): PhotoType | null {
  const brands = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  const own = brands.filter((_brand, place) => place !== 1);
  if (own.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  const isHeif = own.some((brand) => /^(?:he[ivx][cfmsx]|mif1|msf1)$/.test(brand));
  return isHeif ? "heic" : null;
}
