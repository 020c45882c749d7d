import { useQuery } from "@tanstack/react-query";
import { suggestColors } from "../../../domain/look/suggest-colors.ts";

/** A logo's colours are the same at any size. */
const SIDE = 128;

/** The colours that the outlet's logo suggests; none while it has not loaded, or without one. */
export function useLogoColors(url: string | null): readonly string[] {
  const { data } = useQuery({
    queryKey: ["logo-colors", url],
    enabled: url !== null,
    queryFn: async () => suggestColors(await pixelsOf(url ?? "")),
  });
  return data ?? [];
}

/** RGBA of a picture of this page's own address. */
async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
  const image = new Image(SIDE, SIDE);
  image.src = url;
  await image.decode();
  const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}
