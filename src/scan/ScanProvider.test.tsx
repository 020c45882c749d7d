/** Which codes count as scanned: a typed one proves nothing, and points may wait for a scan (requirement A14). */

import { expect, test, vi } from "vitest";
import type { IdentifyResult } from "../../electron/host/rpc/contract.ts";
import { rendered } from "../journey/testing/rendered.tsx";
import { hostCalls, OUTLET, startVisit } from "../journey/testing/visit.ts";
import { ScanProvider, useScanning } from "./ScanProvider.tsx";

type Submit = ReturnType<typeof useScanning>["submit"];

const identifyByCode = vi.fn((_input: object) => new Promise<IdentifyResult>(() => {}));

/** Where camera and code entry submit their codes. */
function submitOf(): Submit {
  let submit: Submit | null = null;
  function Probe() {
    submit = useScanning().submit;
    return null;
  }
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
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
] as const)("a code that was %s is sent as such, once", (how, isScanned) => {
  identifyByCode.mockClear();
  const submit = submitOf();
  submit("CARD-1", how);
  submit("CARD-1", how);
  expect(identifyByCode.mock.calls).toMatchObject([[{ code: "CARD-1", isScanned }]]);
});

test.each([
  ["scanned", "CARD\u001d1 "],
  ["typed", "CARD1"],
] as const)("a code that was %s is sent as %j", (how, code) => {
  identifyByCode.mockClear();
  submitOf()("CARD\u001d1 ", how);
  expect(identifyByCode.mock.calls).toMatchObject([[{ code }]]);
});
