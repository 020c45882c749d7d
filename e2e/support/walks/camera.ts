import { expect } from "../kiosk.ts";
import type { Walk, Walker } from "./walk.ts";

/** Attract → the camera. */
async function openCamera(walker: Walker): Promise<void> {
  const { visitor } = walker;
  await walker.ready();
  await visitor.begin();
  await visitor.openFirstDish();
  await visitor.addToOrder();
  await visitor.review();
  await walker.press("identify:methods.scan");
}

/** A camera that sees what it is shown. */
export const camera: Walk = {
  name: "camera",
  looks: 1,
  permissions: ["camera"],

  async walk(walker) {
    await openCamera(walker);
    await expect(walker.page.locator(".viewfinder[data-step=watching]")).toBeVisible();
    await walker.look("camera");
  },
};

/** A camera that the kiosk may not use. */
export const cameraRefused: Walk = {
  name: "camera-refused",
  looks: 1,

  async walk(walker) {
    await openCamera(walker);
    await expect(walker.text("identify:camera.refused")).toBeVisible();
    await walker.look("camera refused");
  },
};
