/** Asks the machine's speech server for a voice to read aloud with; nothing is spoken. */
import { hasVoice } from "../../speech/speech-server.ts";
import { createNotebook, type Finding } from "./report.ts";

const SECTION = "docs/access.md";

/** Of an installed kiosk: elsewhere no session names a speech server. */
export async function checkVoice({
  KIOSK_SPEECH_SOCKET: socket,
}: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  if (socket === undefined) return [];
  const note = createNotebook("hardware", SECTION);
  const title = "voice to read aloud with";
  if (await hasVoice(socket)) note.ok(SECTION, title, "speech-dispatcher has one");
  else {
    const advice =
      "Are speech-dispatcher and speech-dispatcher-espeak-ng installed, and is there a sound card? Customers read that there is no voice here.";
    note.warning(SECTION, title, "none", advice);
  }
  return note.findings();
}
