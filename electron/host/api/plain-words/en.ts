import type { PlainWords } from "./words.ts";

export const en: PlainWords = {
  settings: {
    title: "Please order at the counter",
    customers: "This kiosk is being set up.",
    wrong: "What is wrong with the settings",
    file: "Where the settings are looked for",
    noFile: "No file was named. Start the kiosk with --settings FILE, or set KIOSK_SETTINGS.",
    next: "Correct the file and save it: the kiosk then starts by itself. docs/settings.md says what each field holds.",
    mended: "The settings are in order. The kiosk is starting.",
  },
  records: {
    title: "Please order at the counter",
    customers: "This kiosk is out of order.",
    forStaff: "For staff: the kiosk’s own records cannot be used",
    what: {
      "disk-full": "There is no room left on its disk. Make room.",
      "not-writable":
        "It may not write in the folder of its records. Give its account the right to.",
      "disk-failing":
        "The disk cannot be read or written. Have it looked at before anything else is tried.",
      damaged: "The file is damaged.",
      emptied: "The file is empty: what was in it is lost.",
      missing: "The file is gone, although this kiosk has had records.",
      newer: "A newer version of the kiosk has written them. Install that version again.",
    },
    byItself: "Once that is done the kiosk starts by itself.",
    restore:
      "Restore the latest backup with this command, or put a good copy in its place; the kiosk then starts by itself:",
    beginAnew: "To begin with new records instead, put an empty file of this name beside it:",
    lookUp:
      "With new records the kiosk knows nothing of orders that were under way. Look them up with the payment provider and in the kitchen.",
    where: "Where the records are",
    copy: "Where a copy of them was put, as they were found",
  },
};
