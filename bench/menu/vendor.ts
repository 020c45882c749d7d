/** A vendor (ordering.md §4) with only a large menu and a health check. */
import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { menuText } from "../menu-sync/menu.ts";

export type LargeVendor = {
  /** `vendorBaseUrl`. */
  readonly url: string;
  /** The key that signs its answers (ordering.md §5). */
  readonly apiKeyResponse: string;
  /** Publishes the same items under a higher revision. */
  publishAnew(): void;
  close(): void;
};

/** Serves `items` items. */
export async function startLargeVendor(items: number): Promise<LargeVendor> {
  const apiKeyResponse = "key of a large menu";
  let revision = 1;
  // Written before it is asked for: that takes longer than to read it.
  let menu = menuText({ items, revision });
  const answerTo = (path: string | undefined): string | null => {
    if (path === "/rest/menu") return menu;
    if (path === "/rest/menu/revision") return JSON.stringify({ revision });
    if (path === "/rest/healthcheck") return JSON.stringify({ till: "UP" });
    return null;
  };
  const server = createServer((request, response) => {
    const text = answerTo(request.url);
    response.writeHead(text === null ? 404 : 200, {
      "Content-Type": "application/json",
      AuthorizationToken: hash("sha256", apiKeyResponse),
    });
    response.end(text ?? "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKeyResponse,
    publishAnew() {
      menu = menuText({ items, revision: revision + 1 });
      revision += 1;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
