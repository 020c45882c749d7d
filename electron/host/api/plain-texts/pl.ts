import type { PlainTexts } from "./texts.ts";

export const pl: PlainTexts = {
  settings: {
    title: "Prosimy zamówić przy kasie",
    customers: "Ten kiosk jest właśnie konfigurowany.",
    wrong: "Co jest nie tak w ustawieniach",
    file: "Gdzie szukamy ustawień",
    noFile:
      "Nie podano żadnego pliku. Uruchom kiosk z opcją --settings PLIK albo ustaw KIOSK_SETTINGS.",
    next: "Popraw plik i zapisz go: kiosk uruchomi się wtedy sam. Znaczenie pól opisuje docs/settings.md.",
    mended: "Ustawienia są poprawne. Kiosk się uruchamia.",
  },
  updating: "Ten kiosk jest właśnie aktualizowany. Za chwilę znów będzie działać.",
  notSetUp: {
    heading: "Ten kiosk nie jest jeszcze skonfigurowany",
    how: "Uruchom to polecenie na komputerze kiosku:",
    supportCode: "Kod pomocy technicznej",
  },
  records: {
    title: "Prosimy zamówić przy kasie",
    customers: "Ten kiosk jest nieczynny.",
    forStaff: "Dla obsługi: nie można użyć danych tego kiosku",
    what: {
      "disk-full": "Na dysku nie ma już miejsca. Zwolnij miejsce.",
      "not-writable":
        "Kiosk nie może zapisywać w folderze swoich danych. Nadaj jego kontu to uprawnienie.",
      "disk-failing":
        "Nie można odczytać ani zapisać dysku. Oddaj go do sprawdzenia, zanim spróbujesz czegokolwiek innego.",
      damaged: "Plik jest uszkodzony.",
      emptied: "Plik jest pusty: jego zawartość przepadła.",
      missing: "Pliku nie ma, chociaż ten kiosk miał już dane.",
      newer: "Zapisała je nowsza wersja kiosku. Zainstaluj ponownie tamtą wersję.",
      "in-use": "Inny kiosk działa na tych samych zapisach. Zatrzymaj go.",
    },
    byItself: "Potem kiosk uruchomi się sam.",
    restore:
      "Przywróć ostatnią kopię zapasową tym poleceniem albo umieść w tym miejscu dobrą kopię; kiosk uruchomi się wtedy sam:",
    beginAnew: "Aby zamiast tego zacząć od nowych danych, umieść obok pusty plik o tej nazwie:",
    lookUp:
      "Z nowymi danymi kiosk nie wie nic o zamówieniach w toku. Sprawdź je u dostawcy płatności i w kuchni.",
    where: "Gdzie są dane",
    copy: "Gdzie jest ich kopia w zastanym stanie",
  },
};
