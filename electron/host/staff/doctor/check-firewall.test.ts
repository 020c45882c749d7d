import { expect, test } from "vitest";
import { testSettings } from "../../testing/settings.ts";
import { checkFirewall } from "./check-firewall.ts";

function found(reachablePorts: readonly number[] | null, called: readonly string[] = []) {
  const settings = testSettings({ ordering: { vendorBaseUrl: "https://pos.example:8443/base" } });
  return checkFirewall({ settings, called, reachablePorts }).map(
    ({ verdict, title }) => `${verdict}: ${title}`,
  );
}

test("an address of the settings whose port is closed fails, one of this machine does not", () => {
  expect(found([443])).toEqual(["failed: firewall for https://pos.example:8443"]);
  expect(found([443, 8443])).toEqual(["ok: firewall"]);
});

test("an address that a service has named counts too, once and without its path", () => {
  const api = "https://loyalty.example:9443/SECRET";
  expect(
    found([443, 8443], [api, `${api}/2`, "https://cdn.example/picture.png", "no address"]),
  ).toEqual(["failed: firewall for https://loyalty.example:9443"]);
});

test("without a firewall of the kiosk's own there is nothing to say", () => {
  expect(found(null)).toEqual([]);
});
