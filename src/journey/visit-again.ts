import type { Connection } from "../app/connection.ts";

/**
 * A host that was started again knows of no visit, and would change the outlet in the middle of one: whenever the
 * connection is back, the visit that is under way is told anew. Beginning it twice changes nothing.
 * @param underWay the visit's id, null while nobody orders
 * @returns stops doing so
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
