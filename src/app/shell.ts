import { createContext, use } from "react";

/** What the frame around the screens offers to them. */
export type Shell = { readonly openLanguages: () => void };

export const ShellContext = createContext<Shell>({ openLanguages: () => {} });

export function useShell(): Shell {
  return use(ShellContext);
}
