import { beforeEach, expect, test, vi } from "vitest";
import { VirtualClock } from "../host/checkout/simulation/virtual-clock.ts";
import { type Updater, watchUpdates } from "./updates.ts";

const MINUTE = 60_000;
const NOW = Date.UTC(2027, 0, 4, 13);

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
  clock = new VirtualClock(NOW);
  atRest = true;
});

function watch(): () => void {
  return watchUpdates({
    updater,
    feedUrl: "https://updates.example/kiosk",
    isAtRest: () => atRest,
    startsAgain: false,
    clock,
    log,
  });
}

/** Advances time from timer to timer. */
function pass(minutes: number): void {
  const end = clock.now() + minutes * MINUTE;
  while (clock.now() < end && updater.installed.length === 0) if (!clock.step()) return;
}

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

test("a downloaded update is installed once the kiosk is at rest, and not before, all week if need be", () => {
  atRest = false;
  watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(7 * 24 * 60);
  expect(updater.installed).toEqual([]);
  atRest = true;
  pass(1);
  expect(updater.installed).toEqual([[true, false]]);
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

test("an installation that failed is tried again after the next check", () => {
  watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(1);
  expect(updater.installed).toHaveLength(1);
  updater.installed.length = 0;
  const before = updater.checks;
  pass(4 * 60);
  expect(updater.checks).toBe(before + 1);
  updater.emit("update-downloaded", { version: "1.1.0" });
  pass(1);
  expect(updater.installed).toHaveLength(1);
});

test("it does nothing after it is stopped", () => {
  const stop = watch();
  updater.emit("update-downloaded", { version: "1.1.0" });
  stop();
  pass(24 * 60);
  expect(updater.installed).toEqual([]);
});
