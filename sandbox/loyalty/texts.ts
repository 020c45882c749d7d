/**
 * The service's messages, per language; "the returned text is authoritative for display" (in-store-loyalty.md §2.2).
 */
const TEXTS = {
  welcome: {
    en: "Hello {name}! Your points account is connected.",
    de: "Hallo {name}! Ihr Punktekonto ist verbunden.",
    tr: "Merhaba {name}! Puan hesabınız bağlandı.",
    ar: "أهلًا {name}! تم ربط حساب نقاطك.",
  },
  joined: {
    en: "Welcome! An account was opened for this number. Claim it in the app whenever you like.",
    de: "Willkommen! Für diese Nummer wurde ein Konto angelegt. In der App können Sie es jederzeit übernehmen.",
    tr: "Hoş geldiniz! Bu numara için bir hesap açıldı. Dilediğinizde uygulamada sahiplenebilirsiniz.",
    ar: "أهلًا بك! فُتح حساب لهذا الرقم، ويمكنك تفعيله في التطبيق متى شئت.",
  },
  confirmed: {
    en: "Purchase confirmed. Points are added when you have paid.",
    de: "Einkauf bestätigt. Punkte gibt es, sobald Sie bezahlt haben.",
    tr: "Alışveriş onaylandı. Puanlar ödemeden sonra eklenir.",
    ar: "تم تأكيد الشراء. تُضاف النقاط بعد الدفع.",
  },
  rewardWaiting: {
    en: "Your reward is on us today.",
    de: "Ihre Prämie geht heute auf uns.",
    tr: "Ödülünüz bugün bizden.",
    ar: "مكافأتك اليوم علينا.",
  },
  invalidCode: {
    en: "This QR code is not valid. Open the app for a new one.",
    de: "Dieser QR-Code ist ungültig. Öffnen Sie die App für einen neuen.",
    tr: "Bu QR kod geçerli değil. Yenisi için uygulamayı açın.",
    ar: "رمز QR هذا غير صالح. افتح التطبيق للحصول على رمز جديد.",
  },
  codeScanned: {
    en: "This QR code was already scanned. Open the app for a new one.",
    de: "Dieser QR-Code wurde schon gescannt. Öffnen Sie die App für einen neuen.",
    tr: "Bu QR kod daha önce okutuldu. Yenisi için uygulamayı açın.",
    ar: "سبق مسح رمز QR هذا. افتح التطبيق للحصول على رمز جديد.",
  },
  codeValidated: {
    en: "This QR code was already used for an order. Open the app for a new one.",
    de: "Dieser QR-Code wurde schon für eine Bestellung benutzt. Öffnen Sie die App für einen neuen.",
    tr: "Bu QR kod bir siparişte kullanıldı. Yenisi için uygulamayı açın.",
    ar: "سبق استخدام رمز QR هذا في طلب. افتح التطبيق للحصول على رمز جديد.",
  },
  orderUsed: {
    en: "This order was already identified. Please start again.",
    de: "Diese Bestellung wurde schon zugeordnet. Bitte beginnen Sie neu.",
    tr: "Bu sipariş zaten eşleştirildi. Lütfen yeniden başlayın.",
    ar: "سبق ربط هذا الطلب بحساب. ابدأ من جديد من فضلك.",
  },
  phoneWrong: {
    en: "This is not a phone number we can use. Check the digits, please.",
    de: "Mit dieser Telefonnummer können wir nichts anfangen. Bitte prüfen Sie die Ziffern.",
    tr: "Bu telefon numarasını kullanamıyoruz. Lütfen rakamları kontrol edin.",
    ar: "لا يمكننا استخدام رقم الهاتف هذا. تحقق من الأرقام من فضلك.",
  },
  phoneDisabled: {
    en: "Phone numbers are not accepted here. Please scan your code.",
    de: "Telefonnummern werden hier nicht angenommen. Bitte scannen Sie Ihren Code.",
    tr: "Burada telefon numarası kabul edilmiyor. Lütfen kodunuzu okutun.",
    ar: "لا نقبل أرقام الهواتف هنا. امسح رمزك من فضلك.",
  },
  clientUnknown: {
    en: "We do not know this account.",
    de: "Dieses Konto kennen wir nicht.",
    tr: "Bu hesabı tanımıyoruz.",
    ar: "لا نعرف هذا الحساب.",
  },
  clientOther: {
    en: "This account belongs to another program.",
    de: "Dieses Konto gehört zu einem anderen Programm.",
    tr: "Bu hesap başka bir programa ait.",
    ar: "هذا الحساب تابع لبرنامج آخر.",
  },
  blocked: {
    en: "Your account cannot be used at the moment. The app says why.",
    de: "Ihr Konto ist gerade gesperrt. Warum, steht in der App.",
    tr: "Hesabınız şu anda kullanılamıyor. Nedeni uygulamada yazıyor.",
    ar: "لا يمكن استخدام حسابك الآن. تجد السبب في التطبيق.",
  },
  programOff: {
    en: "There is no points program here at the moment.",
    de: "Hier gibt es im Moment kein Punkteprogramm.",
    tr: "Şu anda burada puan programı yok.",
    ar: "لا يوجد برنامج نقاط هنا حاليًا.",
  },
} as const;

const LOCALES = ["en", "de", "tr", "ar"] as const;
export type ServiceLocale = (typeof LOCALES)[number];

/**
 * The language to answer in: the first of `Accept-Language` that the service speaks, else the
 * outlet's default. The request bodies carry none.
 */
export function chooseLocale(
  acceptLanguage: string | undefined,
  outletDefault: string | null | undefined,
): ServiceLocale {
  const wanted = [...(acceptLanguage ?? "").split(","), outletDefault ?? "en"].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  );
  return wanted.flatMap((tag) => LOCALES.filter((known) => known === tag))[0] ?? "en";
}

/** One of the service's messages in `locale`. */
export function say(locale: ServiceLocale, key: keyof typeof TEXTS, name = ""): string {
  return TEXTS[key][locale].replace("{name}", name);
}

/** Picks from a map by locale: the locale's text, else English, else any. */
export function pickText(byLocale: Record<string, string>, locale: ServiceLocale): string {
  return byLocale[locale] ?? byLocale.en ?? Object.values(byLocale)[0] ?? "";
}
