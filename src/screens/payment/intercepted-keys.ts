import { POSSIBLE_KEYS } from "../../../domain/keypad.ts";
import type { InterceptedKey } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";

/**
 * Lets the keypad's keys that the provider's page did not get act in the kiosk's own, which has the focus again. Those
 * that are pressed until they are known act after them.
 */
export async function handOverIntercepted(): Promise<void> {
  const later: InterceptedKey[] = [];
  const postpone = (event: KeyboardEvent) => {
    const { code, key, repeat } = event;
    if (!event.isTrusted || !POSSIBLE_KEYS.includes(code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) later.push({ code, key });
  };
  // Before the keypad's own listener, which is the body's.
  window.addEventListener("keydown", postpone, { capture: true });
  const intercepted = await host.payment.takeIntercepted().catch(() => []);
  window.removeEventListener("keydown", postpone, { capture: true });
  for (const key of [...intercepted, ...later]) {
    const pressed = { ...key, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", pressed));
  }
}
