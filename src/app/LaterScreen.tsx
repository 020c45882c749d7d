import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { queryClient } from "../host.ts";

/** Around every screen that is loaded later: queries, and the language of React Aria's components. */
export function LaterScreen({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <I18nProvider locale={i18n.language}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
