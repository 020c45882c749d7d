import { expect } from "@playwright/test";
import type { Walk, Walkthrough } from "./walk.ts";

/** Start → the camera. */
async function openCamera({ customer }: Walkthrough): Promise<void> {
  await customer.begin();
  await customer.order("burger-beet");
  await customer.reviewOrder();
  await customer.identify.method("scan").tap();
}

/** A camera that sees what it is shown. */
export const camera: Walk = {
  name: "camera",
  looks: 1,
  permissions: ["camera"],

  async walk(walkthrough) {
    await walkthrough.ready();
    await openCamera(walkthrough);
    await expect(walkthrough.customer.text("identify:scan.hold")).toBeVisible();
    await walkthrough.look("camera");
  },
};

/** A camera that the kiosk may not use. */
export const cameraRefused: Walk = {
  name: "camera-refused",
  looks: 1,

  async walk(walkthrough) {
    await walkthrough.ready();
    await openCamera(walkthrough);
    await expect(walkthrough.customer.text("identify:camera.refused")).toBeVisible();
    await walkthrough.look("camera refused");
  },
};
