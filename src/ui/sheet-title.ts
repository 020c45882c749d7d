import { type ComponentType, createContext, type ReactNode } from "react";

/** Provided by the sheet, with whose file it is loaded. */
export const SheetTitleContext = createContext<ComponentType<{
  readonly children: ReactNode;
}> | null>(null);
