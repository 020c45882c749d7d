/** Which page is shown, as the address says: the browser's own back button leads one step back. */
import { useSyncExternalStore } from "react";
import type { Person, Role } from "../../../fleet/console/rpc/contract.ts";
import { hasRole } from "../session/session.ts";

export const PAGES = [
  "orders",
  "kiosks",
  "reports",
  "looks",
  "pairing",
  "accounts",
  "audit",
] as const;
export type PageName = (typeof PAGES)[number];

export type Route = {
  readonly page: PageName;
  /** Ids of what is open on it: a kiosk, or a kiosk and its order. */
  readonly open: readonly string[];
};

/** The role that a page needs: without it the page is not offered. */
export const ROLE_OF: Readonly<Record<PageName, Role>> = {
  orders: "look",
  kiosks: "look",
  reports: "look",
  looks: "manage",
  pairing: "manage",
  accounts: "manage",
  audit: "manage",
};

const START: Route = { page: "orders", open: [] };

/** An address that is no page leads to the first one. */
export function parseRoute(hash: string): Route {
  const [page = "", ...open] = hash.replace(/^#/, "").split("/").map(decoded);
  const known = PAGES.find((one) => one === page);
  return known === undefined ? START : { page: known, open: open.filter((id) => id !== "") };
}

export function hrefOf(page: PageName, ...open: readonly string[]): string {
  return `#${[page, ...open.map(encodeURIComponent)].join("/")}`;
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return parseRoute(hash);
}

/** The page itself, or the first one for somebody who may not see it. */
export function allowedRoute(route: Route, person: Person): Route {
  return hasRole(person, ROLE_OF[route.page]) ? route : START;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
