/** The camera, looked at like every screen (quality A1–A4). */
import { test } from "./support/kiosk.ts";
import { allowForLooks, oneLookEach, turned } from "./support/looks.ts";
import { camera, cameraRefused } from "./support/walks/camera.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";
import { withFakeCamera } from "./support/walks/with-camera.ts";

const LOOKS = [
  ...turned("de", "normal"),
  ...turned("ar", "high"),
  ...oneLookEach(["uk", "he", "zh-Hans"]),
];

test.use({ launchOptions: withFakeCamera });

for (const { name, options, looks, inspectAll } of inspectedLooks([camera, cameraRefused], LOOKS)) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      await inspectAll(customer, shop);
    });
  });
}
