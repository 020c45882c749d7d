/** What the kiosk says before it has settings, and with them languages: in each that it speaks itself. */
export type SettingsPageWords = {
  readonly title: string;
  readonly customers: string;
  readonly wrong: string;
  readonly file: string;
  readonly noFile: string;
  readonly next: string;
  readonly mended: string;
};

export const SETTINGS_PAGE_WORDS: Readonly<Record<string, SettingsPageWords>> & {
  readonly en: SettingsPageWords;
} = {
  en: {
    title: "Please order at the counter",
    customers: "This kiosk is being set up.",
    wrong: "What is wrong with the settings",
    file: "Where the settings are looked for",
    noFile: "No file was named. Start the kiosk with --settings FILE, or set KIOSK_SETTINGS.",
    next: "Correct the file and save it: the kiosk then starts by itself. docs/settings.md says what each field holds.",
    mended: "The settings are in order. The kiosk is starting.",
  },
  de: {
    title: "Bitte bestellen Sie an der Theke",
    customers: "Dieses Gerät wird gerade eingerichtet.",
    wrong: "Was an den Einstellungen nicht stimmt",
    file: "Wo die Einstellungen gesucht werden",
    noFile:
      "Es wurde keine Datei genannt. Starten Sie mit --settings DATEI oder setzen Sie KIOSK_SETTINGS.",
    next: "Berichtigen und speichern Sie die Datei: Das Gerät startet dann von selbst. Was in welchem Feld steht, sagt docs/settings.md.",
    mended: "Die Einstellungen stimmen. Das Gerät startet.",
  },
  tr: {
    title: "Lütfen tezgâhtan sipariş verin",
    customers: "Bu kiosk şu anda kuruluyor.",
    wrong: "Ayarlarda yanlış olan",
    file: "Ayarların arandığı yer",
    noFile:
      "Hiçbir dosya belirtilmedi. Kiosku --settings DOSYA ile başlatın ya da KIOSK_SETTINGS verin.",
    next: "Dosyayı düzeltip kaydedin: kiosk kendiliğinden başlar. Her alanda ne olduğu docs/settings.md içinde yazar.",
    mended: "Ayarlar tamam. Kiosk başlıyor.",
  },
  ar: {
    title: "يُرجى الطلب من الكاونتر",
    customers: "يجري إعداد هذا الجهاز.",
    wrong: "ما الخطأ في الإعدادات",
    file: "أين يُبحث عن الإعدادات",
    noFile: "لم يُذكر أي ملف. شغّل الجهاز مع ‎--settings FILE‎ أو عيّن KIOSK_SETTINGS.",
    next: "صحّح الملف واحفظه، وعندئذ يبدأ الجهاز تلقائيًا. يشرح docs/settings.md كل حقل.",
    mended: "الإعدادات صحيحة. يبدأ الجهاز الآن.",
  },
};
