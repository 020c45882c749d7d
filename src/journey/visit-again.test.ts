import { expect, it, vi } from "vitest";
import { createConnection } from "../app/connection.ts";
import { reportVisitAgain } from "./visit-again.ts";

it("a visit in progress is reported to the host whenever the connection is back, and only then", () => {
  const connection = createConnection();
  const begin = vi.fn<(visitId: string) => void>();
  let visitId: string | null = null;
  const stop = reportVisitAgain(connection, () => visitId, begin);
  const restart = () => {
    connection.change("lost");
    connection.change("open");
  };
  connection.change("open");
  restart();
  expect(begin).not.toHaveBeenCalled();
  visitId = "visit-1";
  connection.change("lost");
  expect(begin).not.toHaveBeenCalled();
  connection.change("open");
  expect(begin).toHaveBeenCalledExactlyOnceWith("visit-1");
  visitId = "visit-2";
  restart();
  expect(begin).toHaveBeenLastCalledWith("visit-2");
  stop();
  restart();
  expect(begin).toHaveBeenCalledTimes(2);
});
