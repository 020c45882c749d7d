import { useQuery } from "@tanstack/react-query";
import type { HardwareReadings } from "../../../domain/readiness/readings.ts";
import type { HardwareTest } from "../../../domain/readiness/tests.ts";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

/** A device that is plugged in while the page is open appears. */
const READ_AGAIN_MS = 10_000;

export type Hardware = {
  /** Null while they are read. */
  readonly readings: HardwareReadings | null;
  /** What the host measures anyway: services, clock, printer; null until it is known. */
  readonly status: StaffStatusView | null;
  /** The last reading failed: `retry` reads at once. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** The latest first; null until they are known. */
  readonly tests: readonly HardwareTest[] | null;
};

export function useHardware(): Hardware {
  const session = useStaffSession();
  const { data, isError, refetch } = useQuery({
    ...orpc.staffMode.readiness.readings.queryOptions({ input: { session } }),
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
  const { data: status } = useQuery(
    orpc.staffMode.status.live.experimental_liveOptions({ input: { session }, ...STREAM_RETRY }),
  );
  const { data: tests } = useQuery(
    orpc.staffMode.readiness.tests.experimental_liveOptions({
      input: { session },
      ...STREAM_RETRY,
    }),
  );
  return {
    readings: data ?? null,
    status: status ?? null,
    hasFailed: isError,
    retry: () => void refetch(),
    tests: tests ?? null,
  };
}
