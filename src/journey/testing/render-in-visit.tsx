/** Renders screens and their parts in the browser, for component tests. */
import "./fake-host-page.ts";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { I18nProvider } from "react-aria-components";
import { render } from "vitest-browser-react";
import type { Menu } from "../../../domain/menu.ts";
import { MenuContext } from "../../outlet/use-menu.ts";
import { ScanProvider } from "../../scan/ScanProvider.tsx";
import { useVisitSelector } from "../use-visit.ts";
import { VisitActorContext } from "../VisitProvider.tsx";
import type { startVisit } from "./visit.ts";

/** Shows a part of a screen in a visit, with this menu until the visit has a newer one. */
export function renderInVisit(part: ReactNode, visit: ReturnType<typeof startVisit>, menu: Menu) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <VisitActorContext value={visit.actor}>
        <I18nProvider locale={visit.context().locale}>
          <VisitMenu first={menu}>
            <ScanProvider>{part}</ScanProvider>
          </VisitMenu>
        </I18nProvider>
      </VisitActorContext>
    </QueryClientProvider>,
  );
}

function VisitMenu({ first, children }: { readonly first: Menu; readonly children: ReactNode }) {
  const menu = useVisitSelector((visit) => visit.menu) ?? first;
  const value = useMemo(() => ({ menu, pictures: {} }), [menu]);
  return <MenuContext value={value}>{children}</MenuContext>;
}
