import type { RecordsTrouble } from "../store/trouble.ts";

/** What the kiosk says where its own records cannot be used: in each language that it speaks itself. */
export type RecordsPageWords = {
  readonly title: string;
  readonly customers: string;
  readonly forStaff: string;
  readonly what: Readonly<Record<RecordsTrouble, string>>;
  /** For what somebody can mend while the kiosk waits. */
  readonly byItself: string;
  /** For records of which nothing is left to go on with. */
  readonly restore: string;
  /** The name of a file follows. */
  readonly beginAnew: string;
  readonly lookUp: string;
  readonly where: string;
  readonly copy: string;
};

const en: RecordsPageWords = {
  title: "Please order at the counter",
  customers: "This kiosk is out of order.",
  forStaff: "For staff: the kiosk's own records cannot be used",
  what: {
    "disk-full": "There is no room left on its disk. Make room.",
    "not-writable": "It may not write in the folder of its records. Give its account the right to.",
    "disk-failing":
      "The disk cannot be read or written. Have it looked at before anything else is tried.",
    damaged: "The file is damaged.",
    emptied: "The file is empty: what was in it is lost.",
    missing: "The file is gone, although this kiosk has had records.",
    newer: "A newer version of the kiosk has written them. Install that version again.",
  },
  byItself: "Once that is done the kiosk starts by itself.",
  restore: "Put a good copy in its place: the kiosk then starts by itself.",
  beginAnew: "To begin with new records instead, put an empty file of this name beside it:",
  lookUp:
    "With new records the kiosk knows nothing of orders that were under way. Look them up with the payment provider and in the kitchen.",
  where: "Where the records are",
  copy: "Where a copy of them was put, as they were found",
};

const de: RecordsPageWords = {
  title: "Bitte bestellen Sie an der Theke",
  customers: "Dieses Gerät ist außer Betrieb.",
  forStaff: "Für das Team: Die Aufzeichnungen des Geräts sind nicht nutzbar",
  what: {
    "disk-full": "Auf dem Datenträger ist kein Platz mehr. Schaffen Sie Platz.",
    "not-writable":
      "Das Gerät darf in den Ordner seiner Aufzeichnungen nicht schreiben. Geben Sie seinem Konto das Recht dazu.",
    "disk-failing":
      "Der Datenträger lässt sich nicht lesen oder beschreiben. Lassen Sie ihn prüfen, bevor Sie etwas anderes versuchen.",
    damaged: "Die Datei ist beschädigt.",
    emptied: "Die Datei ist leer: Was darin stand, ist verloren.",
    missing: "Die Datei ist weg, obwohl dieses Gerät schon Aufzeichnungen hatte.",
    newer: "Eine neuere Version hat sie geschrieben. Installieren Sie diese Version wieder.",
  },
  byItself: "Danach startet das Gerät von selbst.",
  restore: "Legen Sie eine gute Kopie an ihre Stelle: Das Gerät startet dann von selbst.",
  beginAnew:
    "Um stattdessen mit neuen Aufzeichnungen zu beginnen, legen Sie eine leere Datei mit diesem Namen daneben:",
  lookUp:
    "Mit neuen Aufzeichnungen weiß das Gerät nichts von Bestellungen, die unterwegs waren. Sehen Sie beim Zahlungsanbieter und in der Küche nach.",
  where: "Wo die Aufzeichnungen liegen",
  copy: "Wo eine Kopie liegt, so wie sie vorgefunden wurden",
};

const tr: RecordsPageWords = {
  title: "Lütfen tezgâhtan sipariş verin",
  customers: "Bu kiosk hizmet dışı.",
  forStaff: "Personel için: kioskun kendi kayıtları kullanılamıyor",
  what: {
    "disk-full": "Diskte yer kalmadı. Yer açın.",
    "not-writable": "Kiosk, kayıtlarının klasörüne yazamıyor. Hesabına yazma izni verin.",
    "disk-failing":
      "Disk okunamıyor veya diske yazılamıyor. Başka bir şey denemeden önce diski kontrol ettirin.",
    damaged: "Dosya bozuk.",
    emptied: "Dosya boş: içindekiler kayboldu.",
    missing: "Bu kioskun kayıtları vardı, ama dosya yok.",
    newer: "Kayıtları daha yeni bir sürüm yazmış. O sürümü yeniden kurun.",
  },
  byItself: "Bundan sonra kiosk kendiliğinden başlar.",
  restore: "Yerine sağlam bir kopya koyun: kiosk kendiliğinden başlar.",
  beginAnew: "Bunun yerine yeni kayıtlarla başlamak için yanına bu adla boş bir dosya koyun:",
  lookUp:
    "Yeni kayıtlarla kiosk, yarım kalan siparişleri bilmez. Bunlara ödeme sağlayıcısında ve mutfakta bakın.",
  where: "Kayıtların bulunduğu yer",
  copy: "Bulunduğu hâliyle kopyasının konduğu yer",
};

const ar: RecordsPageWords = {
  title: "يُرجى الطلب من الكاونتر",
  customers: "هذا الجهاز خارج الخدمة.",
  forStaff: "للموظفين: لا يمكن استخدام سجلات هذا الجهاز",
  what: {
    "disk-full": "لم تبقَ مساحة على القرص. أفرغ بعض المساحة.",
    "not-writable": "لا يُسمح للجهاز بالكتابة في مجلد سجلاته. امنح حسابه هذا الحق.",
    "disk-failing": "تتعذر القراءة من القرص أو الكتابة عليه. افحصه قبل تجربة أي شيء آخر.",
    damaged: "الملف تالف.",
    emptied: "الملف فارغ، وما كان فيه قد ضاع.",
    missing: "الملف غير موجود مع أن هذا الجهاز كانت له سجلات.",
    newer: "كتبها إصدار أحدث من الجهاز. ثبّت ذلك الإصدار من جديد.",
  },
  byItself: "بعد ذلك يبدأ الجهاز تلقائيًا.",
  restore: "ضع نسخة سليمة مكانه، وعندئذ يبدأ الجهاز تلقائيًا.",
  beginAnew: "للبدء بسجلات جديدة بدلًا من ذلك، ضع بجانبه ملفًا فارغًا بهذا الاسم:",
  lookUp:
    "مع السجلات الجديدة لا يعرف الجهاز شيئًا عن الطلبات التي كانت قيد التنفيذ. ابحث عنها لدى مزوّد الدفع وفي المطبخ.",
  where: "مكان السجلات",
  copy: "مكان نسخة منها كما وُجدت",
};

export const RECORDS_PAGE_WORDS: Readonly<Record<string, RecordsPageWords>> & {
  readonly en: RecordsPageWords;
} = { en, de, tr, ar };
