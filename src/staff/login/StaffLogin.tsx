import { lazy, Suspense, useState } from "react";
import { useStaffGesture } from "./use-staff-gesture.ts";

const StaffPin = lazy(() => import("./StaffPin.tsx").then((file) => ({ default: file.StaffPin })));

/** Invisible: the hidden gesture opens the PIN pad, the right PIN opens staff mode. */
export function StaffLogin() {
  const [isAsked, setAsked] = useState(false);
  useStaffGesture(() => setAsked(true));
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <StaffPin onClose={() => setAsked(false)} />
    </Suspense>
  );
}
