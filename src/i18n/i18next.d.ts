import "i18next";
import type console from "../console/i18n/locales/en/console.json";
import type checkout from "./locales/en/checkout.json";
import type combo from "./locales/en/combo.json";
import type common from "./locales/en/common.json";
import type documents from "./locales/en/documents.json";
import type hardware from "./locales/en/hardware.json";
import type identify from "./locales/en/identify.json";
import type interruptions from "./locales/en/interruptions.json";
import type item from "./locales/en/item.json";
import type keypad from "./locales/en/keypad.json";
import type look from "./locales/en/look.json";
import type menu from "./locales/en/menu.json";
import type preview from "./locales/en/preview.json";
import type provisioning from "./locales/en/provisioning.json";
import type search from "./locales/en/search.json";
import type staff from "./locales/en/staff.json";
import type status from "./locales/en/status.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      common: typeof common;
      look: typeof look;
      menu: typeof menu;
      combo: typeof combo;
      identify: typeof identify;
      item: typeof item;
      search: typeof search;
      interruptions: typeof interruptions;
      keypad: typeof keypad;
      checkout: typeof checkout;
      documents: typeof documents;
      console: typeof console;
      preview: typeof preview;
      provisioning: typeof provisioning;
      hardware: typeof hardware;
      staff: typeof staff;
      status: typeof status;
    };
  }
}
