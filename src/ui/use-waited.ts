import { useEffect, useState } from "react";

/** Whether `ms` milliseconds have passed since the component appeared, or since `active` became true. */
export function useWaited(ms: number, active = true): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    setWaited(false);
    if (!active) return;
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms, active]);
  return waited;
}
