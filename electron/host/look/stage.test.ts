/** The start screen over time. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import { itemOf } from "../../../domain/testing/products.ts";
import { placedOrder } from "../checkout/simulation/placed-order.ts";
import { Cell } from "../shared/live.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal } from "../store/journal.ts";
import { watchStage } from "./stage.ts";

const MINUTE = 60_000;
/** 12:50 in Berlin. */
const NOW = Date.parse("2026-11-26T12:50:00+01:00");
const DAY = 24 * 60 * MINUTE;

const MENU: PicturedMenu = {
  menu: {
    ...{ revision: 1, combos: {} },
    items: { soup: itemOf("soup", "5"), tea: itemOf("tea", "3"), cake: itemOf("cake", "4") },
    categories: [
      {
        ...{ id: "all", title: {}, isPopup: false, subcategories: [] },
        products: ["soup", "tea", "cake"].map((id) => ({ kind: "item" as const, id })),
      },
    ],
  },
  pictures: Object.fromEntries(
    ["soup", "tea", "cake"].map((id) => [id, { kind: "drawing" as const, url: id }]),
  ),
};
const POPULAR: Look = {
  ...AUTOMATIC_LOOK,
  stage: { ...AUTOMATIC_LOOK.stage, dishes: { kind: "popular" } },
};

/** Time that passes in steps; what is due is called on the way. */
function steppedClock() {
  let now = NOW;
  const due: { readonly time: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    at(time: number, callback: () => void) {
      due.push({ time, callback });
      return () => {
        const place = due.findIndex((entry) => entry.callback === callback);
        if (place !== -1) due.splice(place, 1);
      };
    },
    pass(minutes: number) {
      const end = now + minutes * MINUTE;
      for (let next = due[0]; next && next.time <= end; next = due[0]) {
        due.shift();
        now = next.time;
        next.callback();
      }
      now = end;
    },
  };
}

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
let counter = 0;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-stage-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

function order(at: number, itemId: string) {
  counter += 1;
  const checkoutId = `order ${counter}`;
  const placed = placedOrder({
    ...{ checkoutId, paymentFlow: "nothing-due", canInquire: false, canRefund: false, total: "0" },
    ...{ loyaltyOrderId: null, platformOrderId: counter },
  });
  const lines = [{ ...{ itemId, code: itemId }, count: 1, basePrice: "1", modifiers: [] }];
  const snapshot = { ...placed.snapshot, lines };
  const journal = createJournal(database);
  journal.append(
    checkoutId,
    1,
    { type: "Placed", at, order: { ...placed, snapshot }, ids: null },
    null,
  );
  const outcome = { kind: "accepted", posId: "pos", queueNumber: null } as const;
  journal.append(checkoutId, 2, { type: "CreateAnswered", at, outcome }, null);
  journal.finish(checkoutId, at + 9 * MINUTE);
}

function stage(warnings: string[] = []) {
  const clock = steppedClock();
  const timezone = new Cell("Europe/Berlin");
  const look = new Cell(POPULAR);
  const menu = new Cell(MENU);
  /** The videos in the folder of pictures. */
  const folder = new Set<string>();
  const watched = watchStage({
    ...{ look, menu, timezone, database, clock },
    log: { warn: (_: object, text: string) => warnings.push(text) } as never,
    emblemOf: () => null,
    generalEmblem: null,
    photo: () => null,
    videoUrl: (name) => (folder.has(name) ? `media/videos/${name}` : null),
  });
  let changes = 0;
  watched.view.subscribe(() => {
    changes += 1;
  });
  return {
    ...{ clock, timezone, look, menu, folder, stop: watched.stop },
    video: () => watched.view.current().videoUrl,
    changes: () => changes,
    first: () => {
      const [picture] = watched.view.current().dishes;
      return picture?.kind === "drawing" ? picture.url : null;
    },
  };
}

test("what is ordered most changes with the hour, not with each order", () => {
  order(NOW - DAY, "tea");
  order(NOW - DAY + 30 * MINUTE, "cake");
  const { clock, first, changes } = stage();
  expect(first()).toBe("tea");
  for (let index = 0; index < 3; index += 1) order(clock.now() - DAY, "soup");
  clock.pass(5);
  expect([first(), changes()]).toEqual(["tea", 0]);
  // 13:05: yesterday a cake was ordered at 13:20.
  clock.pass(10);
  expect([first(), changes()]).toEqual(["cake", 1]);
  clock.pass(50);
  expect(changes()).toBe(1);
});

test("the outlet's time zone decides which hour it is", () => {
  order(NOW - DAY - 60 * MINUTE, "tea");
  const { timezone, first } = stage();
  expect(first()).toBe("soup");
  timezone.set("Europe/Lisbon");
  // 11:50 there, and yesterday at this hour somebody had tea at 11:50 in Berlin: 10:50 there.
  expect(first()).toBe("soup");
  order(NOW - DAY, "cake");
  timezone.set("Europe/London");
  expect(first()).toBe("cake");
});

test("a menu and a look that show the same are no change", () => {
  const { menu, look, changes, first } = stage();
  menu.set({ ...MENU });
  look.set({ ...POPULAR, brand: { ...POPULAR.brand, name: "Other" } });
  expect(changes()).toBe(0);
  menu.set({ ...MENU, pictures: { tea: { kind: "drawing", url: "tea" } } });
  expect([first(), changes()]).toEqual(["tea", 1]);
});

test("records that cannot be read leave the kiosk's own choice", () => {
  database.exec("drop table personal; drop table journal");
  const warnings: string[] = [];
  const { first, clock } = stage(warnings);
  expect(first()).toBe("soup");
  clock.pass(5);
  expect(warnings).toEqual(["the start screen cannot read what was ordered"]);
});

test("a video that is copied after its look was published is seen within five minutes", () => {
  const { look, clock, folder, video } = stage();
  look.set({ ...POPULAR, stage: { ...POPULAR.stage, video: "loop.mp4" } });
  expect(video()).toBeNull();
  folder.add("loop.mp4");
  clock.pass(5);
  expect(video()).toBe("media/videos/loop.mp4");
});
