/** Changes of a look as staff make them, and what they change for customers. Pure. */
import type { Brand } from "./brand.ts";
import type { FocalPoint, Look, PictureChoice, Stage } from "./look.ts";

/** Only what is named changes; null restores what the kiosk chooses itself. */
export type LookChange = {
  readonly brand?: Partial<Brand> | undefined;
  /** By product id. */
  readonly pictures?: Readonly<Record<string, PictureChoice | null>> | undefined;
  /** By photo id. */
  readonly focalPoints?: Readonly<Record<string, FocalPoint | null>> | undefined;
  readonly stage?: Partial<Stage> | undefined;
};

/** The look with a change applied. */
export function changedLook(look: Look, change: LookChange): Look {
  return {
    brand: { ...look.brand, ...change.brand },
    pictures: changedEntries(look.pictures, change.pictures),
    focalPoints: changedEntries(look.focalPoints, change.focalPoints),
    stage: { ...look.stage, ...change.stage },
  };
}

function changedEntries<Entry>(
  entries: Readonly<Record<string, Entry>>,
  change: Readonly<Record<string, Entry | null>> = {},
): Readonly<Record<string, Entry>> {
  const changed = new Map(Object.entries(entries));
  for (const [id, entry] of Object.entries(change)) {
    if (entry === null) changed.delete(id);
    else changed.set(id, entry);
  }
  return Object.fromEntries(changed);
}

/** What customers see differently. */
export type LookDifferences = {
  readonly brand: readonly (keyof Brand)[];
  /** The number of products whose picture was chosen anew. */
  readonly pictures: number;
  /** The number of photos that are cropped differently. */
  readonly focalPoints: number;
  readonly stage: readonly (keyof Stage)[];
};

export function differencesOf(before: Look, after: Look): LookDifferences {
  return {
    brand: differingKeys(before.brand, after.brand),
    pictures: differingKeys(before.pictures, after.pictures).length,
    focalPoints: differingKeys(before.focalPoints, after.focalPoints).length,
    stage: differingKeys(before.stage, after.stage),
  };
}

function differingKeys<Part extends object>(before: Part, after: Part): (keyof Part)[] {
  const keys = new Set<keyof Part>();
  for (const part of [before, after]) for (const key in part) keys.add(key);
  return [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}
