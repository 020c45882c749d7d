import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { listenForSpeech, type SpeechServerDouble } from "../../testing/speech-server-double.ts";
import { Cell } from "../shared/live.ts";
import { createSpeech } from "./private-speech.ts";
import { createSpeechServer } from "./speech-server.ts";

let folder: string;
let socket: string;
let double: SpeechServerDouble;
const headphones = new Cell({ isPlugged: false });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-speech-"));
  socket = join(folder, "speechd.sock");
  double = await listenForSpeech(socket);
  headphones.set({ isPlugged: true });
});
afterEach(async () => {
  await double.close();
  rmSync(folder, { recursive: true });
});

const expectCommands = (...commands: string[]) =>
  eventually(() => expect(double.commands).toEqual(commands));

test("the volume is a share of the loudest voice, in the server's own scale", async () => {
  const { setLoudness } = createSpeechServer(socket);
  const expected = [];
  for (const [loudness, command] of [
    [1, "SET all VOLUME 100"],
    [0.5, "SET all VOLUME 0"],
    [0.126, "SET all VOLUME -75"],
    [0, "SET all VOLUME -100"],
    [7, "SET all VOLUME 100"],
  ] as const) {
    setLoudness(loudness);
    expected.push(command);
    await expectCommands(...expected);
  }
});

test("what is spoken stops as soon as headphones are pulled out", async () => {
  const speech = createSpeech(createSpeechServer(socket), headphones, false);
  headphones.set({ isPlugged: false });
  await expectCommands("CANCEL all");
  speech.setLoudness(1);
  await expectCommands("CANCEL all", "SET all VOLUME 100");
  speech.stop();
});

test("a kiosk that reads to headphones only is mute without them, whatever volume is chosen", () => {
  const said: (string | number)[] = [];
  const server = {
    stop: () => void said.push("stop"),
    setLoudness: (to: number) => void said.push(to),
  };
  const speech = createSpeech(server, headphones, true);
  speech.setLoudness(0.35);
  headphones.set({ isPlugged: false });
  speech.setLoudness(1);
  headphones.set({ isPlugged: true });
  expect(said).toEqual([0.35, "stop", 0, 0, 1]);
  speech.stop();
});

test("without a server nothing happens", async () => {
  createSpeechServer(null).stop();
  createSpeechServer(join(folder, "none.sock")).setLoudness(0.5);
  createSpeechServer(socket).stop();
  await expectCommands("CANCEL all");
});
