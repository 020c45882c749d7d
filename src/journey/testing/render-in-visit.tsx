/** Renders screens and their parts in the browser, for component tests. */
import "./fake-host-page.ts";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { render } from "vitest-browser-react";
import type { Menu } from "../../../domain/menu.ts";
import { MenuContext } from "../../outlet/use-menu.ts";
import { ScanProvider } from "../../scan/ScanProvider.tsx";
import { VisitActorContext } from "../VisitProvider.tsx";
import type { startVisit } from "./visit.ts";

/** Shows a part of a screen in a visit, with this menu. */
export function renderInVisit(part: ReactNode, visit: ReturnType<typeof startVisit>, menu: Menu) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <VisitActorContext value={visit.actor}>
        <I18nProvider locale={visit.context().locale}>
          <MenuContext value={{ menu, pictures: {} }}>
            <ScanProvider>{part}</ScanProvider>
          </MenuContext>
        </I18nProvider>
      </VisitActorContext>
    </QueryClientProvider>,
  );
}
