/** The camera's screens, checked like every screen (requirements A1–A4). */
import { test } from "./support/kiosk.ts";
import { allowForLooks, EVERY_WAY, LANGUAGES } from "./support/looks.ts";
import { camera, cameraRefused } from "./support/walks/camera.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";
import { withFakeCamera } from "./support/walks/with-camera.ts";

const LOOKED_AT = inspectedLooks([camera, cameraRefused], { locales: LANGUAGES, ways: EVERY_WAY });

// Failures are reported as text; a trace of so many checks would cost a fifth of the time.
test.use({ launchOptions: withFakeCamera, trace: "off" });

for (const { name, options, looks, inspectAll } of LOOKED_AT) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen is readable, reachable and has large targets", async ({
      customer,
      shop,
    }) => {
      await inspectAll(customer, shop);
    });
  });
}
