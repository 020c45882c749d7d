/**
 * The configuration preview shows the customers' screens in a frame without a host: a fake one answers, and nothing is
 * connected. The frame's page marks this on its root element.
 */
import type { ClientContext, ClientLink } from "@orpc/client";

type Link = ClientLink<ClientContext>;

const arrival = Promise.withResolvers<Link>();

/** For the preview's frame: provides what answers in place of the host. */
export const provideFakeHost: (link: Link) => void = arrival.resolve;

/** Whether this is the preview's frame: nothing that it shows may happen, such as a print. */
export function hasFakeHost(): boolean {
  return document.documentElement.hasAttribute("data-fake-host");
}

/** The link to the fake host in the preview's frame; null on every other page. Calls wait until it is there. */
export function fakeHostLink(): Link | null {
  if (!hasFakeHost()) return null;
  return {
    async call(path, input, options) {
      const link = await arrival.promise;
      return await link.call(path, input, options);
    },
  };
}
