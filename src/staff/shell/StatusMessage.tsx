import type { ReactNode } from "react";

/** A line in place of what is not there: loading, empty, gone. */
export function StatusMessage({ children }: { readonly children: ReactNode }) {
  return (
    <p className="staff__status" role="status">
      {children}
    </p>
  );
}
