import { beforeEach, expect, test, vi } from "vitest";
import { VirtualClock } from "../host/checkout/simulation/virtual-clock.ts";
import { REST_MINUTES, type Updater, watchUpdates } from "./updates.ts";

const MINUTE = 60_000;
/** Two in the afternoon in Berlin. */
const AFTERNOON = Date.UTC(2027, 0, 4, 13);

class FakeUpdater implements Updater {
  autoDownload = false;
  autoInstallOnAppQuit = true;
  allowDowngrade = true;
  readonly feeds: unknown[] = [];
  readonly installed: unknown[] = [];
  checks = 0;
  isDown = false;
  readonly #listeners = new Map<string, (info: never) => void>();

  setFeedURL(feed: unknown): void {
    this.feeds.push(feed);
  }
  async checkForUpdates(): Promise<void> {
    this.checks += 1;
    if (this.isDown) throw new Error("the feed is down");
  }
  on(event: string, listener: (info: never) => void): void {
    this.#listeners.set(event, listener);
  }
  emit(event: string, info: unknown): void {
    Reflect.apply(this.#listeners.get(event) ?? (() => {}), null, [info]);
  }
  quitAndInstall(...how: unknown[]): void {
    this.installed.push(how);
  }
}

let updater: FakeUpdater;
let clock: VirtualClock;
let atRest: boolean;
const log = { info: vi.fn(), warn: vi.fn() };

beforeEach(() => {
  updater = new FakeUpdater();
  clock = new VirtualClock(AFTERNOON);
  atRest = true;
});

function watch(hours = { from: "03:00", until: "05:00" }): () => void {
  return watchUpdates({
    updater,
    feedUrl: "https://updates.example/kiosk",
    hours,
    timezone: () => "Europe/Berlin",
    isAtRest: () => atRest,
    startsAgain: false,
    clock,
    log,
  });
}

/** Advances time minute by minute, and calls `each` at every one. */
function pass(minutes: number, each: (minute: number) => void = () => {}): void {
  const end = clock.now() + minutes * MINUTE;
  for (let minute = 0; clock.now() < end && updater.installed.length === 0; minute += 1) {
    each(minute);
    if (!clock.step()) return;
  }
}
const hourOfDay = () => new Date(clock.now() + 60 * MINUTE).toISOString().slice(11, 16);

test("it checks a few times a day, at the feed of the settings, and never downgrades", async () => {
  watch();
  // A minute after the start, and every four hours from then on.
  pass(24 * 60);
  expect(updater.checks).toBe(7);
  expect(updater.feeds).toEqual([{ provider: "generic", url: "https://updates.example/kiosk" }]);
  expect(updater).toMatchObject({
    autoDownload: true,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
  });
  expect(updater.installed).toEqual([]);
});

test("a downloaded update is installed at night, once nobody has been there for minutes", () => {
  watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(24 * 60);
  expect(updater.installed).toEqual([[true, false]]);
  expect(hourOfDay()).toBe(`03:0${REST_MINUTES}`);
});

test("never while an order is in progress or somebody is there, all night if need be", () => {
  atRest = false;
  watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(7 * 24 * 60);
  expect(updater.installed).toEqual([]);
});

test("a customer who arrives meanwhile restarts the minutes", () => {
  watch({ from: "00:00", until: "23:59" });
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(60, (minute) => {
    atRest = minute % REST_MINUTES !== 0;
  });
  expect(updater.installed).toEqual([]);
  atRest = true;
  pass(2 * REST_MINUTES);
  expect(updater.installed).toHaveLength(1);
});

test("hours over midnight are before and after it", () => {
  watch({ from: "23:00", until: "01:00" });
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(24 * 60);
  expect(hourOfDay()).toBe("23:05");
});

test("an unreachable feed is logged and retried; a second version in the meantime is one installation", () => {
  updater.isDown = true;
  watch();
  pass(5);
  updater.emit("error", new Error("the feed is down"));
  expect(log.warn).toHaveBeenCalled();
  updater.emit("update-downloaded", { version: "1.1.0" });
  updater.emit("update-downloaded", { version: "1.2.0" });
  pass(24 * 60);
  expect(updater.installed).toHaveLength(1);
});

test("it does nothing after it is stopped", () => {
  const stop = watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  stop();
  pass(24 * 60);
  expect(updater.installed).toEqual([]);
});
