/** Renders parts of screens without a browser, for tests of their content. Effects do not run. */
import "./host-double.ts";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { OutletNowContext } from "../../outlet/outlet-now.ts";
import { VisitActorContext } from "../VisitProvider.tsx";
import type { startVisit } from "./visit.ts";

type Page = {
  readonly visit: ReturnType<typeof startVisit>;
  /** The newest outlet that the host has sent; none before the first. */
  readonly outletNow?: OutletView;
};

/** The HTML of a part of a screen in a visit. */
export function rendered(part: ReactNode, { visit, outletNow }: Page): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OutletNowContext value={outletNow}>
        <VisitActorContext value={visit.actor}>{part}</VisitActorContext>
      </OutletNowContext>
    </QueryClientProvider>,
  );
}

/** The text of HTML, with its elements separated. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")
    .replace(/^\||\|$/g, "");
}
