import { expect, test } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { createStaffSessions, SESSION_IDLE_MS } from "./session.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

/** Advances the clock. */
function pass(clock: VirtualClock, ms: number): void {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver) clock.step();
}

test("a session is identified by its own token and by no other", () => {
  const sessions = createStaffSessions(new VirtualClock(NOON));
  expect(sessions.use("")).toBeNull();
  const token = sessions.open();
  expect(token.length).toBeGreaterThan(40);
  expect(sessions.use(token)).not.toBeNull();
  expect(sessions.use(`${token}x`)).toBeNull();
});

test("an idle session ends by itself; one that is used goes on", () => {
  const clock = new VirtualClock(NOON);
  const sessions = createStaffSessions(clock);
  const token = sessions.open();
  const ended = sessions.use(token)?.ended;
  for (let times = 0; times < 3; times += 1) {
    pass(clock, SESSION_IDLE_MS - 1_000);
    expect(sessions.use(token)).not.toBeNull();
  }
  pass(clock, SESSION_IDLE_MS);
  expect(ended?.aborted).toBe(true);
  expect(sessions.use(token)).toBeNull();
});

test("leaving ends the session, and a new one replaces the earlier one", () => {
  const sessions = createStaffSessions(new VirtualClock(NOON));
  const first = sessions.open();
  const streams = sessions.use(first)?.ended;
  const second = sessions.open();
  expect(sessions.isOpen()).toBe(true);
  expect(streams?.aborted).toBe(true);
  expect(sessions.use(first)).toBeNull();
  sessions.close();
  expect(sessions.isOpen()).toBe(false);
  expect(sessions.use(second)).toBeNull();
  expect(second).not.toBe(first);
});
