/** Runs before each file of component tests: no event is dispatched before its frame is known. */
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    frameIsReady(address: string): Promise<void>;
  }
}

await commands.frameIsReady(location.href);
