import type { Server } from "node:net";

/** An address that a server of the kiosk cannot listen on; `message` is one line that names it and its setting. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/**
 * Listens and resolves with the port, which is another one if `port` is 0. Throws ListenError with what `describe`
 * makes of the reason.
 */
export function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  describe: (why: string) => string,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const why = error.code === "EADDRINUSE" ? "is taken by another program" : error.message;
    reject(new ListenError(describe(why)));
  });
  server.listen(port, host, () => {
    const bound = server.address();
    resolve(typeof bound === "object" && bound !== null ? bound.port : port);
  });
  return promise;
}
