/**
 * Speaks to speech-dispatcher, through which Chromium reads aloud on Linux, in its protocol SSIP
 * (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html): Chromium passes it no
 * volume, and a voice must be stopped without waiting for a page.
 */
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** For an answer from the same machine; whoever does not read by then is not waited for. */
const TIMEOUT_MS = 1_000;

export type SpeechServer = {
  /** Everything that is spoken or waits stops at once. */
  readonly stop: () => void;
  /** For all that is spoken from now on: a share of the loudest voice, 0 to 1, of which 0 is silent. */
  readonly setLoudness: (loudness: number) => void;
};

/** `socket`: null where there is none, as on other systems; one that nobody listens on is no error. */
export function createSpeechServer(socket: string | null): SpeechServer {
  const send = (command: string) => {
    if (socket === null) return;
    const connection = connect(socket);
    connection.on("error", () => {}).setTimeout(TIMEOUT_MS, () => connection.destroy());
    // Nothing depends on what it answers.
    connection.resume();
    connection.end(`SET self CLIENT_NAME kiosk:host:main\r\n${command}\r\nQUIT\r\n`);
  };
  return {
    stop: () => send("CANCEL all"),
    setLoudness: (loudness) => send(`SET all VOLUME ${volumeOf(loudness)}`),
  };
}

/** Whether a server listens there, and has a synthesizer besides the one that says that there is none. */
export async function hasVoice(socket: string): Promise<boolean> {
  const connection = connect(socket);
  connection.setTimeout(TIMEOUT_MS, () => connection.destroy());
  connection.end("SET self CLIENT_NAME kiosk:host:doctor\r\nLIST OUTPUT_MODULES\r\nQUIT\r\n");
  const answer = await text(connection).catch(() => "");
  return /^250-(?!dummy\b)\S/m.test(answer);
}

/** espeak-ng's amplitude is proportional to the distance from -100: 0.5 is 6 dB below the loudest, as measured. */
function volumeOf(loudness: number): number {
  return Math.round(200 * Math.min(1, Math.max(0, loudness)) - 100);
}
