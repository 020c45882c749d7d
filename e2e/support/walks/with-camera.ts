import type { LaunchOptions } from "@playwright/test";

/** A browser that believes in a camera, and asks before it opens it: for `test.use({ launchOptions })` of a whole file. */
export async function withFakeCamera(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  const args = [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream"];
  await use({ ...launchOptions, args });
}
