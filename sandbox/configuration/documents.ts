import type { DocumentKind, TextByLocale } from "../../contracts/in-store-loyalty.ts";

/** A legal document of the restaurant; `paragraphsByLocale` is the text of its PDFs. */
export interface LegalText {
  kind: DocumentKind;
  version: string;
  requiresAcceptance: boolean;
  titleByLocale: TextByLocale;
  paragraphsByLocale: Record<string, string[]>;
}

/** The four legal documents of the program. A changed text needs a new version: its URL is immutable. */
export const documents: LegalText[] = [
  {
    kind: "privacy_policy",
    version: "2026-03",
    requiresAcceptance: false,
    titleByLocale: {
      en: "Privacy notice",
      de: "Datenschutzhinweise",
      tr: "Gizlilik bildirimi",
      ar: "إشعار الخصوصية",
    },
    paragraphsByLocale: {
      en: [
        "Beet & Barley keeps your phone number, your name where you give it, and what you bought with your points account.",
        "We use this to credit and redeem points. We delete it two years after your last visit, or earlier when you ask.",
        "Write to privacy@beet-and-barley.example to see, correct or delete your data.",
      ],
      de: [
        "Beet & Barley speichert Ihre Telefonnummer, Ihren Namen, falls Sie ihn nennen, und was Sie mit Ihrem Punktekonto gekauft haben.",
        "Wir brauchen das, um Punkte gutzuschreiben und einzulösen. Zwei Jahre nach Ihrem letzten Besuch löschen wir es, auf Wunsch früher.",
        "Schreiben Sie an privacy@beet-and-barley.example, um Ihre Daten zu sehen, zu berichtigen oder zu löschen.",
      ],
      tr: [
        "Beet & Barley telefon numaranızı, verdiyseniz adınızı ve puan hesabınızla yaptığınız alışverişleri saklar.",
        "Bunları puan yüklemek ve kullandırmak için işleriz. Son ziyaretinizden iki yıl sonra, isterseniz daha önce sileriz.",
        "Verilerinizi görmek, düzeltmek ya da sildirmek için privacy@beet-and-barley.example adresine yazın.",
      ],
      ar: [
        "تحتفظ Beet & Barley برقم هاتفك، وباسمك إن ذكرته، وبما اشتريته بحساب نقاطك.",
        "نستخدم ذلك لإضافة النقاط واستبدالها، ونحذفه بعد سنتين من آخر زيارة لك أو قبل ذلك إن طلبت.",
        "راسلنا على privacy@beet-and-barley.example للاطلاع على بياناتك أو تصحيحها أو حذفها.",
      ],
    },
  },
  {
    kind: "terms_conditions",
    version: "2026-01",
    requiresAcceptance: false,
    titleByLocale: {
      en: "Terms and conditions",
      de: "Allgemeine Geschäftsbedingungen",
      tr: "Genel koşullar",
      ar: "الشروط والأحكام",
    },
    paragraphsByLocale: {
      en: [
        "Your order is placed when the kiosk shows your number. Prices include value added tax.",
        "If we cannot prepare something, we tell you and give the money back.",
        "Ask at the counter about allergens; the kitchen handles nuts, milk, wheat and sesame.",
      ],
      de: [
        "Ihre Bestellung gilt, sobald das Terminal Ihre Nummer zeigt. Alle Preise enthalten die Mehrwertsteuer.",
        "Können wir etwas nicht zubereiten, sagen wir es Ihnen und erstatten den Betrag.",
        "Fragen Sie am Tresen nach Allergenen; in der Küche gibt es Nüsse, Milch, Weizen und Sesam.",
      ],
      tr: [
        "Siparişiniz, ekranda numaranız göründüğünde verilmiş olur. Fiyatlara KDV dahildir.",
        "Bir şeyi hazırlayamazsak söyler, ücretini geri veririz.",
        "Alerjenleri tezgâhta sorun; mutfakta fındık, süt, buğday ve susam bulunur.",
      ],
      ar: [
        "يُعدّ طلبك مقدَّمًا حين يظهر رقمك على الشاشة. الأسعار شاملة ضريبة القيمة المضافة.",
        "إن تعذّر علينا تحضير صنف أخبرناك وأعدنا إليك ثمنه.",
        "اسأل عند المنضدة عن مسببات الحساسية؛ ففي المطبخ مكسرات وحليب وقمح وسمسم.",
      ],
    },
  },
  {
    kind: "loyalty_terms",
    version: "2026-05",
    requiresAcceptance: true,
    titleByLocale: {
      en: "Terms of Beet & Barley Friends",
      de: "Bedingungen von Beet & Barley Friends",
      tr: "Beet & Barley Friends koşulları",
      ar: "شروط Beet & Barley Friends",
    },
    paragraphsByLocale: {
      en: [
        "You earn two points for every full euro you pay. Points are credited when the order is closed.",
        "One hundred points are worth one euro. Rewards and points cannot be paid out in cash.",
        "Points expire twelve months after your last visit. You can leave the program at any time.",
      ],
      de: [
        "Für jeden vollen Euro bekommen Sie zwei Punkte. Gutgeschrieben wird, wenn die Bestellung abgeschlossen ist.",
        "Hundert Punkte sind einen Euro wert. Prämien und Punkte werden nicht bar ausgezahlt.",
        "Punkte verfallen zwölf Monate nach Ihrem letzten Besuch. Sie können jederzeit austreten.",
      ],
      tr: [
        "Ödediğiniz her tam euro için iki puan kazanırsınız. Puanlar sipariş kapandığında yüklenir.",
        "Yüz puan bir euro değerindedir. Ödüller ve puanlar nakde çevrilmez.",
        "Puanlar son ziyaretinizden on iki ay sonra silinir. Programdan istediğiniz zaman ayrılabilirsiniz.",
      ],
      ar: [
        "تكسب نقطتين عن كل يورو كامل تدفعه، وتُضاف النقاط عند إغلاق الطلب.",
        "مئة نقطة تساوي يورو واحدًا. لا تُصرف المكافآت ولا النقاط نقدًا.",
        "تنتهي النقاط بعد اثني عشر شهرًا من آخر زيارة، ويمكنك مغادرة البرنامج في أي وقت.",
      ],
    },
  },
  {
    kind: "marketing_consent",
    version: "2026-02",
    requiresAcceptance: true,
    titleByLocale: {
      en: "Consent to offers",
      de: "Einwilligung in Angebote",
      tr: "Fırsat iletişimi onayı",
      ar: "الموافقة على تلقي العروض",
    },
    paragraphsByLocale: {
      en: [
        "You agree that Beet & Barley sends you offers by text message and by notification in the app.",
        "At most two messages a month. Your number is not passed on.",
        "Answer STOP to any message, or switch offers off in the app, and it ends at once.",
      ],
      de: [
        "Sie willigen ein, dass Beet & Barley Ihnen Angebote per SMS und als Mitteilung in der App schickt.",
        "Höchstens zwei Nachrichten im Monat. Ihre Nummer geben wir nicht weiter.",
        "Antworten Sie STOP auf eine Nachricht oder schalten Sie Angebote in der App aus: Dann ist sofort Schluss.",
      ],
      tr: [
        "Beet & Barley'nin size SMS ve uygulama bildirimiyle fırsat göndermesini kabul edersiniz.",
        "Ayda en çok iki mesaj. Numaranız kimseyle paylaşılmaz.",
        "Bir mesaja STOP yanıtını verin ya da uygulamada fırsatları kapatın; hemen sona erer.",
      ],
      ar: [
        "توافق على أن ترسل إليك Beet & Barley عروضًا برسائل نصية وبإشعارات في التطبيق.",
        "رسالتان في الشهر على الأكثر، ولا نعطي رقمك لأحد.",
        "أجب بكلمة STOP على أي رسالة أو أوقف العروض في التطبيق فتتوقف فورًا.",
      ],
    },
  },
];
