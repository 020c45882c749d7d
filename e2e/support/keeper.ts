import type { Page } from "@playwright/test";
import { keepBrowser, keepLayouts, keptBrowser, keptLayouts, pictureOf } from "./baselines.ts";
import { expect, test } from "./kiosk.ts";
import { differences, type Layout, stableLayoutOf } from "./layout.ts";
import { smallPicture } from "./picture.ts";

/**
 * CSS px by which a box may be elsewhere. The letters are the kiosk's own, so that only the rounding of line heights
 * differs from one browser to the next; 14 px is the least distance that the design has, and a line that wraps
 * differently is more.
 */
export const TOLERANCE = 12;
/**
 * Points of the small picture that may be of another colour: fewer than the least thing that can be touched has
 * (88 × 88 px are 121 of 32,400).
 */
export const PIXELS = { maxDiffPixelRatio: 0.003, threshold: 0.15 };

/** Compares screens with how they were, or keeps how they are where that is what was asked for. */
export class Keeper {
  readonly #look: string;
  readonly #scaler: Page;
  readonly #browser: string;
  readonly #seen: Record<string, Layout> = {};

  private constructor(look: string, scaler: Page, browser: string) {
    this.#look = look;
    this.#scaler = scaler;
    this.#browser = browser;
  }

  /**
   * @param look `WALK/LOCALE-ORIENTATION`
   * @param scaler a page of nobody's, for the pictures
   */
  static at(look: string, scaler: Page): Keeper {
    const browser = `Chromium ${scaler.context().browser()?.version()} on ${process.platform}`;
    return new Keeper(look, scaler, browser);
  }

  /** `--update-snapshots` was given. */
  static get isTaking(): boolean {
    return ["all", "changed"].includes(test.info().config.updateSnapshots);
  }

  /** Whether there is anything to compare with. */
  get isKept(): boolean {
    return Object.keys(keptLayouts(this.#look)).length > 0;
  }

  /** Whether the pictures were taken with this very browser: only then they are compared. */
  get hasPictures(): boolean {
    return Keeper.isTaking || (this.isKept && keptBrowser() === this.#browser);
  }

  async see(screen: string, page: Page): Promise<void> {
    const layout = await stableLayoutOf(page);
    this.#seen[screen] = layout;
    if (!Keeper.isTaking) {
      const kept = keptLayouts(this.#look)[screen] ?? [];
      const changed = differences(layout, kept, TOLERANCE);
      expect.soft(changed, `${screen}: what stands elsewhere`).toEqual([]);
    }
    if (!this.hasPictures) return;
    const picture = await smallPicture(page, this.#scaler);
    expect.soft(picture, screen).toMatchSnapshot(pictureOf(this.#look, screen).split("/"), PIXELS);
  }

  /** Keeps what was seen, where that was asked for. */
  end(): void {
    if (!Keeper.isTaking) {
      const missed = Object.keys(keptLayouts(this.#look)).filter((screen) => !this.#seen[screen]);
      expect.soft(missed, "kept, and not seen any more").toEqual([]);
      return;
    }
    keepLayouts(this.#look, this.#seen);
    keepBrowser(this.#browser);
  }
}
