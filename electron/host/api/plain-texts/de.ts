import type { PlainTexts } from "./texts.ts";

export const de: PlainTexts = {
  settings: {
    title: "Bitte bestellen Sie an der Theke",
    customers: "Dieser Kiosk wird gerade eingerichtet.",
    wrong: "Was an den Einstellungen nicht stimmt",
    file: "Wo die Einstellungen gesucht werden",
    noFile:
      "Es wurde keine Datei genannt. Starten Sie mit --settings DATEI oder setzen Sie KIOSK_SETTINGS.",
    next: "Berichtigen und speichern Sie die Datei: Der Kiosk startet dann von selbst. Was in welchem Feld steht, sagt docs/settings.md.",
    mended: "Die Einstellungen stimmen. Der Kiosk startet.",
  },
  updating: "Dieser Kiosk wird gerade aktualisiert. Er ist gleich wieder da.",
  notSetUp: {
    heading: "Dieser Kiosk ist noch nicht eingerichtet",
    how: "Führen Sie diesen Befehl auf dem Rechner des Kiosks aus:",
    supportCode: "Support-Code",
  },
  records: {
    title: "Bitte bestellen Sie an der Theke",
    customers: "Dieser Kiosk ist außer Betrieb.",
    forStaff: "Für das Personal: Die Aufzeichnungen des Kiosks sind nicht nutzbar",
    what: {
      "disk-full": "Auf dem Datenträger ist kein Platz mehr. Schaffen Sie Platz.",
      "not-writable":
        "Der Kiosk darf in den Ordner seiner Aufzeichnungen nicht schreiben. Geben Sie seinem Konto das Recht dazu.",
      "disk-failing":
        "Der Datenträger lässt sich nicht lesen oder beschreiben. Lassen Sie ihn prüfen, bevor Sie etwas anderes versuchen.",
      damaged: "Die Datei ist beschädigt.",
      emptied: "Die Datei ist leer: Was darin stand, ist verloren.",
      missing: "Die Datei ist weg, obwohl dieser Kiosk schon Aufzeichnungen hatte.",
      newer: "Eine neuere Version hat sie geschrieben. Installieren Sie diese Version wieder.",
      "in-use": "Ein anderer Kiosk läuft mit denselben Aufzeichnungen. Beenden Sie ihn.",
    },
    byItself: "Danach startet der Kiosk von selbst.",
    restore:
      "Stellen Sie die letzte Sicherung mit diesem Befehl wieder her, oder legen Sie eine gute Kopie an ihre Stelle; der Kiosk startet dann von selbst:",
    beginAnew:
      "Um stattdessen mit neuen Aufzeichnungen zu beginnen, legen Sie eine leere Datei mit diesem Namen daneben:",
    lookUp:
      "Mit neuen Aufzeichnungen weiß der Kiosk nichts von Bestellungen, die unterwegs waren. Sehen Sie beim Zahlungsanbieter und in der Küche nach.",
    where: "Wo die Aufzeichnungen liegen",
    copy: "Wo eine Kopie liegt, so wie sie vorgefunden wurden",
  },
};
