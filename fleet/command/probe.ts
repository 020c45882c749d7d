/** Asks the fleet's programs on this machine how they are. */
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps, type RequestOptions } from "node:https";

const ANSWER_WITHIN_MS = 3_000;
/** More than the list of 1,000 connections. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

export type Answered = { readonly status: number; readonly body: string };

type Asked = {
  readonly url: string;
  /** HOST:PORT to connect to, if it is not the address's own. */
  readonly at?: string;
  /** Certificates in PEM, one of which the server must have, under whatever name. */
  readonly pinned?: string | null;
  /** Authorities in PEM; null: the public ones. */
  readonly ca?: string | null;
};

/** The answer, or one line on why there is none. Never rejects. */
export async function ask(asked: Asked): Promise<Answered | { readonly problem: string }> {
  try {
    const response = await responseTo(asked);
    let body = "";
    for await (const part of response.setEncoding("utf8")) {
      body += part;
      if (body.length > MAX_CHARACTERS) throw new Error("it answers too much");
    }
    return { status: response.statusCode ?? 0, body };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function responseTo({ url, at, pinned = null, ca = null }: Asked): Promise<IncomingMessage> {
  const { host, protocol } = new URL(url);
  const [, atHost, atPort] = /^(.*):(\d+)$/.exec(at ?? "") ?? [];
  const options: RequestOptions = {
    ...(atHost !== undefined && { host: atHost, port: Number(atPort) }),
    headers: { host },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(ca !== null && { ca }),
    // Its name is checked where certificates are.
    ...(pinned !== null && {
      ca: pinned,
      allowPartialTrustChain: true,
      checkServerIdentity: () => undefined,
    }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const get = protocol === "https:" ? getHttps : getHttp;
  get(url, options, resolve).on("error", reject);
  return promise;
}
