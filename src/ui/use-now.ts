import { useEffect, useState } from "react";

/** The wall clock, read once a second while `running`. UTC milliseconds: for times to show, not to measure. */
export function useNow(running: boolean): number {
  return useEachSecond(running, Date.now);
}

/** Milliseconds of the page's monotonic clock, whatever the system time is set to; once a second. */
export function useMonotonicNow(running: boolean): number {
  return useEachSecond(running, monotonicNow);
}

const monotonicNow = () => performance.now();

function useEachSecond(running: boolean, read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (!running) return;
    setNow(read());
    const timer = setInterval(() => setNow(read()), 1000);
    return () => clearInterval(timer);
  }, [running, read]);
  return now;
}
