/** A speech server that only notes its commands, over a socket like that of speech-dispatcher. */
import { rmSync } from "node:fs";
import { createServer } from "node:net";

export type SpeechServerDouble = {
  /** Commands in their order, without those that open and close a connection. */
  readonly commands: readonly string[];
  close(): Promise<void>;
};

export async function listenForSpeech(
  socket: string,
  modules: readonly string[] = ["espeak-ng"],
): Promise<SpeechServerDouble> {
  const commands: string[] = [];
  const server = createServer((connection) => {
    let text = "";
    connection.on("data", (bytes) => {
      text += bytes.toString();
      const lines = text.split("\r\n");
      text = lines.pop() ?? "";
      commands.push(...lines.filter((line) => !/^(SET self CLIENT_NAME \S+|QUIT)$/.test(line)));
      for (const line of lines) connection.write(answerTo(line, modules));
    });
    connection.on("end", () => connection.end()).on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    commands,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(socket, { force: true });
    },
  };
}

/** As speech-dispatcher 0.11 answers: lines of a list, and the code's last line. */
function answerTo(line: string, modules: readonly string[]): string {
  if (line !== "LIST OUTPUT_MODULES") return "200 OK\r\n";
  return [...modules.map((name) => `250-${name}`), "250 OK MODULE LIST SENT", ""].join("\r\n");
}
