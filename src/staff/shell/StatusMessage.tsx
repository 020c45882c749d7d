import type { ReactNode } from "react";

/** A line in place of missing content: loading, empty, gone. */
export function StatusMessage({ children }: { readonly children: ReactNode }) {
  return (
    <p className="staff__status" role="status">
      {children}
    </p>
  );
}
