/**
 * A loyalty service on a real port that enforces the salt rules (in-store-loyalty.md §5) and nothing else: for tests
 * here.
 */
import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const API_KEY = "private-key-of-the-outlet";

export type Call = {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

export type TestService = {
  readonly url: string;
  readonly calls: Call[];
  /** Answers of the signed operations in order; the last one repeats. */
  readonly answers: ((outgoing: ServerResponse) => void)[];
  /** Forgets every salt that was handed out. */
  expireSalts(): void;
  close(): Promise<void>;
};

export function answering(body: unknown, status = 200) {
  return (outgoing: ServerResponse) => {
    outgoing.writeHead(status, { "Content-Type": "application/json" });
    outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export async function startLoyaltyService(): Promise<TestService> {
  const calls: Call[] = [];
  const answers: ((outgoing: ServerResponse) => void)[] = [];
  const open = new Map<string, string>();
  let issued = 0;

  const isAuthorized = (saltId: unknown, token: unknown): boolean => {
    const salt = open.get(String(saltId));
    open.delete(String(saltId));
    const expected = createHash("sha256").update(`${API_KEY}${salt}`).digest("hex");
    return salt !== undefined && token === expected;
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => void chunks.push(chunk));
    incoming.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const path = incoming.url ?? "";
      const { method, headers } = incoming;
      calls.push({ method, path, headers, body: text === "" ? null : JSON.parse(text) });
      if (path.includes("/one-time-salt/")) {
        issued += 1;
        // Beyond 2^53, and a valid JSON number.
        const saltId = `90071992547409930${issued}`;
        open.set(saltId, `salt-${issued}`);
        return answering(`{"saltId":${saltId},"salt":"salt-${issued}"}`)(outgoing);
      }
      if (!isAuthorized(incoming.headers.saltid, incoming.headers.authorizationtoken)) {
        return answering({}, 403)(outgoing);
      }
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return (answer ?? answering({ accepted: true }))(outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    calls,
    answers,
    expireSalts: () => open.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
