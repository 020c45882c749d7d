/** Composes what the host has to say to the machine's voice. */
import type { HostOptions } from "../host-types.ts";
import { createSpeech, type Speech } from "../speech/private-speech.ts";
import { createSpeechServer } from "../speech/speech-server.ts";
import type { ComposedHeadphones } from "./headphones.ts";
import type { Infrastructure } from "./infrastructure.ts";

/** Only an installed kiosk names the socket: on a desk other programs speak through it, too. */
export function composeSpeech(
  { settings }: Pick<Infrastructure, "settings">,
  headphones: ComposedHeadphones,
  socket: HostOptions["speechSocket"] = process.env.KIOSK_SPEECH_SOCKET,
): Speech {
  const server = createSpeechServer(socket ?? null);
  return createSpeech(server, headphones.state, settings.device.headphones === "private");
}
