import { expect, test } from "vitest";
import { isMemory } from "./memory-folder.ts";

test.each([
  ["tmpfs", "tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0", true],
  ["a disk", "/dev/vda / ext4 rw 0 0\n/dev/vda /dev/shm ext4 rw 0 0", false],
  ["nothing", "/dev/vda / ext4 rw 0 0", false],
  ["a tmpfs that starts no programs", "shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0", false],
  ["the last one mounted there", "shm /dev/shm tmpfs rw 0 0\nx /dev/shm ext4 rw 0 0", false],
])("%s at /dev/shm", (_, mounts, expected) => {
  expect(isMemory(`proc /proc proc rw 0 0\n${mounts}\n`)).toBe(expected);
});
