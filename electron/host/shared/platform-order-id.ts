/** `additionalInfo.platformOrderId` (ordering.md §2.7): unique among the kiosks of an outlet, by their numbers. */

/** Orders that one kiosk can number: for a thousand a day, 27 years. With 99 kiosks the ids fit into 32 bits. */
const ORDERS = 10_000_000;

/** What `device.number` may be, from 1; 0 stands for a kiosk that has none. */
export const LAST_DEVICE_NUMBER = 99;

/** The id of a kiosk's order. `counter` counts its orders from 1; `deviceNumber` is `device.number`, or 0. */
export function platformOrderId(deviceNumber: number, counter: number): number {
  return deviceNumber * ORDERS + counter;
}

/** The reverse of {@link platformOrderId}. */
export function partsOf(id: number): { readonly deviceNumber: number; readonly counter: number } {
  return { deviceNumber: Math.floor(id / ORDERS), counter: id % ORDERS };
}
