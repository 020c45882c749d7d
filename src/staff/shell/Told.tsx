import type { ReactNode } from "react";

/** A line in place of what is not there: loading, empty, gone. */
export function Told({ children }: { readonly children: ReactNode }) {
  return (
    <p className="staff__told" role="status">
      {children}
    </p>
  );
}
