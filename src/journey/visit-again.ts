import type { Connection } from "../app/connection.ts";

/**
 * A restarted host knows of no visit, and would apply a new outlet in the middle of one: whenever the connection is
 * back, the visit in progress is reported again. Beginning it twice changes nothing.
 * @param underWay the visit's id, null outside of a visit
 * @returns unsubscribes
 */
export function reportVisitAgain(
  connection: Pick<Connection, "state" | "subscribe">,
  underWay: () => string | null,
  begin: (visitId: string) => void,
): () => void {
  let before = connection.state();
  return connection.subscribe(() => {
    const now = connection.state();
    const isBack = before === "lost" && now === "open";
    before = now;
    const visitId = underWay();
    if (isBack && visitId !== null) begin(visitId);
  });
}
