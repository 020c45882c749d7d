/**
 * The page's document embeds the outlet as it was when the document was requested: the first screen renders from that
 * while the connection to the host is being made. Later changes come over the connection, as always.
 */
import type { ClientContext, ClientLink } from "@orpc/client";
import type { OutletAhead } from "../../electron/host/rpc/contract.ts";

type Link = ClientLink<ClientContext>;

const OUTLET_AHEAD: OutletAhead = "outlet-ahead";
const OUTLET_STREAM = "outlet.live";

/** Wraps the link; its first stream of the outlet begins with the one embedded in the document, if there is one. */
export function withOutletAhead(link: Link, document: Pick<Document, "getElementById">): Link {
  let block = document.getElementById(OUTLET_AHEAD)?.textContent ?? null;
  return {
    call(path, input, options) {
      const answer = link.call(path, input, options);
      if (block === null || path.join(".") !== OUTLET_STREAM) return answer;
      const embedded: unknown = JSON.parse(block);
      block = null;
      // A consumer that stops after the first value never sees an error of the rest.
      answer.catch(() => {});
      return Promise.resolve(beginningWith(embedded, answer));
    },
  };
}

async function* beginningWith(
  embedded: unknown,
  answer: Promise<unknown>,
): AsyncGenerator<unknown> {
  yield embedded;
  const rest = await answer;
  if (!isStream(rest)) throw new Error("the host's answer is no stream");
  yield* rest;
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;
}
