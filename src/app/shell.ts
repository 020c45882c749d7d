import { createContext, use } from "react";

export type Shell = { readonly openLanguages: () => void };

export const ShellContext = createContext<Shell>({ openLanguages: () => {} });

export function useShell(): Shell {
  return use(ShellContext);
}
