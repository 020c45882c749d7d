import type { PlainTexts } from "./texts.ts";

export const en: PlainTexts = {
  settings: {
    title: "Please order at the counter",
    customers: "This kiosk is being set up.",
    wrong: "What is wrong with the settings",
    file: "Settings file",
    noFile:
      "No settings file was given. Start the kiosk with --settings FILE, or set KIOSK_SETTINGS.",
    next: "Correct the file and save it: the kiosk then starts automatically. docs/settings.md describes each field.",
    mended: "The settings are correct. The kiosk is starting.",
  },
  updating: "This kiosk is being updated. It will be back in a moment.",
  notSetUp: {
    heading: "This kiosk is not set up yet",
    how: "Run this command on the kiosk’s computer:",
    supportCode: "Support code",
  },
  records: {
    title: "Please order at the counter",
    customers: "This kiosk is out of order.",
    forStaff: "For staff: the kiosk’s own records cannot be used",
    what: {
      "disk-full": "The disk is full. Free some space.",
      "not-writable": "The kiosk cannot write to its data folder. Give its account write access.",
      "disk-failing":
        "The disk cannot be read or written. Have it checked before you try anything else.",
      damaged: "The file is damaged.",
      emptied: "The file is empty: what was in it is lost.",
      missing: "The file is missing, although this kiosk has had records.",
      newer: "They were written by a newer version of the kiosk. Install that version again.",
      "in-use": "Another kiosk is running with the same records. Stop it.",
    },
    byItself: "The kiosk then starts automatically.",
    restore:
      "Restore the latest backup with this command, or put a good copy in its place; the kiosk then starts automatically:",
    beginAnew: "To start with new records instead, put an empty file of this name beside it:",
    lookUp:
      "With new records the kiosk knows nothing of orders that were in progress. Look them up in the payment provider’s portal and in the kitchen.",
    where: "Where the records are",
    copy: "Copy of the records as they were found",
  },
};
