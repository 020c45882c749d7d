import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenForSpeech } from "../../../testing/speech-server-double.ts";
import { checkVoice } from "./check-voice.ts";

let folder: string;
let socket: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-voice-"));
  socket = join(folder, "speechd.sock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const verdict = async () => {
  const [finding] = await checkVoice({ KIOSK_SPEECH_SOCKET: socket });
  return finding?.verdict;
};

test("a speech server with a synthesizer is a voice", async () => {
  const server = await listenForSpeech(socket);
  expect(await verdict()).toBe("ok");
  await server.close();
});

test("one that can only say that it has none is no voice, nor is nobody", async () => {
  const server = await listenForSpeech(socket, ["dummy"]);
  expect(await verdict()).toBe("warning");
  await server.close();
  expect(await verdict()).toBe("warning");
});

test("a kiosk without a session of its own is not asked", async () => {
  expect(await checkVoice({})).toEqual([]);
});
