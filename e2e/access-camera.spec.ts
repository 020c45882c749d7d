/** The camera's screens, checked like every screen (requirements A1–A4). */

import { test } from "./pages/fixtures.ts";
import { allowForInspections, EVERY_MODE, LANGUAGES } from "./support/display-modes.ts";
import { camera, cameraRefused } from "./support/walks/camera.ts";
import { inspectedWalks } from "./support/walks/inspect-walk.ts";
import { withFakeCamera } from "./support/walks/with-camera.ts";

const INSPECTED = inspectedWalks([camera, cameraRefused], {
  locales: LANGUAGES,
  modes: EVERY_MODE,
});

// Failures are reported as text; a trace of so many checks would cost a fifth of the time.
test.use({ launchOptions: withFakeCamera, trace: "off" });

for (const { name, options, inspections, inspectAll } of INSPECTED) {
  test.describe(name, () => {
    test.use(options);
    allowForInspections(inspections);

    test("every screen is readable, reachable and has large targets", async ({
      customer,
      shop,
    }) => {
      await inspectAll(customer, shop);
    });
  });
}
