/** Which codes count as scanned: a typed one proves nothing, and points may wait for a scan (requirement A14). */

import { expect, test, vi } from "vitest";
import { provideFakeHost } from "../app/fake-host.ts";
import { rendered } from "../journey/testing/rendered.tsx";
import { OUTLET, startVisit } from "../journey/testing/visit.ts";
import { ScanProvider, useScanning } from "./ScanProvider.tsx";

const calls: { readonly path: string; readonly input: unknown }[] = [];
provideFakeHost({
  async call(path, input) {
    calls.push({ path: path.join("."), input });
    return { result: "unavailable" };
  },
});

type Submit = ReturnType<typeof useScanning>["submit"];

/** Where camera and code entry submit their codes. */
function submitOf(): Submit {
  let submit: Submit | null = null;
  function Probe() {
    submit = useScanning().submit;
    return null;
  }
  const visit = startVisit({ ...OUTLET, loyalty: OUTLET.loyalty });
  visit.send({ type: "START", orderType: "EAT_IN" });
  rendered(
    <ScanProvider>
      <Probe />
    </ScanProvider>,
    { visit },
  );
  if (!submit) throw new Error("nothing was rendered");
  return submit;
}

test.each([
  ["scanned", true],
  ["typed", false],
] as const)("a code that was %s is sent as such", async (how, isScanned) => {
  calls.length = 0;
  submitOf()("CARD-1", how);
  await vi.waitFor(() =>
    expect(calls).toMatchObject([
      { path: "loyalty.identifyByCode", input: { code: "CARD-1", isScanned } },
    ]),
  );
});
