import { Suspense, useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { useStaffGesture } from "./use-staff-gesture.ts";

const StaffPin = lazyComponent(() =>
  import("./StaffPin.tsx").then((file) => file.StaffPin),
).Component;

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
