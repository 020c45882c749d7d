import { createContext, use } from "react";

export type Shell = {
  readonly openLanguages: () => void;
  /** Explains the keys of the keypad. */
  readonly openKeypadHelp: () => void;
};

export const ShellContext = createContext<Shell>({
  openLanguages: () => {},
  openKeypadHelp: () => {},
});

export function useShell(): Shell {
  return use(ShellContext);
}
