/** Pixels of a camera frame as the decoder takes them: grey, as RGBA. */

/** Reuses its buffers from frame to frame, to create no garbage. */
export class PictureSource {
  #plane = new Uint8Array(0);
  #picture: ImageData | null = null;

  /**
   * The frame's luma. Camera frames consist of a luma plane and chroma planes: only the first is copied; other formats
   * are converted by the browser.
   */
  async read(frame: VideoFrame): Promise<ImageData> {
    const { width, height } = frame.visibleRect ?? {
      width: frame.codedWidth,
      height: frame.codedHeight,
    };
    const picture = this.#sized(width, height);
    if (!hasBrightnessPlane(frame.format)) {
      await frame.copyTo(picture.data, { format: "RGBA" });
      return picture;
    }
    const size = frame.allocationSize();
    if (this.#plane.length < size) this.#plane = new Uint8Array(size);
    const [layout] = await frame.copyTo(this.#plane);
    spread(this.#plane, layout ?? { offset: 0, stride: width }, picture);
    return picture;
  }

  #sized(width: number, height: number): ImageData {
    if (this.#picture?.width !== width || this.#picture.height !== height) {
      this.#picture = new ImageData(width, height);
    }
    return this.#picture;
  }
}

function hasBrightnessPlane(format: string | null): boolean {
  return format === "NV12" || (format?.startsWith("I4") ?? false);
}

/** Writes each luma value into red, green and blue of its pixel. */
function spread(
  plane: Uint8Array,
  { offset, stride }: { readonly offset: number; readonly stride: number },
  picture: ImageData,
): void {
  const { width, height } = picture;
  const pixels = new Uint32Array(picture.data.buffer);
  for (let row = 0; row < height; row += 1) {
    const from = offset + row * stride;
    const to = row * width;
    for (let column = 0; column < width; column += 1) {
      pixels[to + column] = 0xff000000 | ((plane[from + column] ?? 0) * 0x010101);
    }
  }
}

/** A grey picture at half its width and height: each pixel is the mean of four. */
export function halved({ data, width, height }: ImageData): ImageData {
  const half = new ImageData(width >> 1, height >> 1);
  const pixels = new Uint32Array(half.data.buffer);
  const below = 4 * width;
  for (let row = 0; row < half.height; row += 1) {
    for (let column = 0; column < half.width; column += 1) {
      const at = 2 * row * below + 8 * column;
      const sum =
        (data[at] ?? 0) +
        (data[at + 4] ?? 0) +
        (data[at + below] ?? 0) +
        (data[at + below + 4] ?? 0);
      pixels[row * half.width + column] = 0xff000000 | ((sum >> 2) * 0x010101);
    }
  }
  return half;
}

/** Only one in so many pixels is sampled to detect darkness. */
const SAMPLE_STEP = 997;

/** Mean brightness of a grey picture, 0 to 255. */
export function brightnessOf({ data }: Pick<ImageData, "data">): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < data.length; index += 4 * SAMPLE_STEP) {
    sum += data[index] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
