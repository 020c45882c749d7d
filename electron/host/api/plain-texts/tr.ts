import type { PlainTexts } from "./texts.ts";

export const tr: PlainTexts = {
  settings: {
    title: "Lütfen tezgâhtan sipariş verin",
    customers: "Bu kiosk şu anda kuruluyor.",
    wrong: "Ayarlarda yanlış olan",
    file: "Ayarların arandığı yer",
    noFile:
      "Hiçbir dosya belirtilmedi. Kiosku --settings DOSYA ile başlatın ya da KIOSK_SETTINGS verin.",
    next: "Dosyayı düzeltip kaydedin: kiosk kendiliğinden başlar. Her alanda ne olduğu docs/settings.md içinde yazar.",
    mended: "Ayarlar tamam. Kiosk başlıyor.",
  },
  updating: "Bu kiosk güncelleniyor. Birazdan yeniden kullanılabilir.",
  notSetUp: {
    heading: "Bu kiosk henüz kurulmadı",
    how: "Bu komutu kioskun bilgisayarında çalıştırın:",
    supportCode: "Destek kodu",
  },
  records: {
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
      "in-use": "Başka bir kiosk aynı kayıtlarla çalışıyor. Onu durdurun.",
    },
    byItself: "Bundan sonra kiosk kendiliğinden başlar.",
    restore:
      "Son yedeği bu komutla geri yükleyin ya da yerine sağlam bir kopya koyun; kiosk kendiliğinden başlar:",
    beginAnew: "Bunun yerine yeni kayıtlarla başlamak için yanına bu adla boş bir dosya koyun:",
    lookUp:
      "Yeni kayıtlarla kiosk, yarım kalan siparişleri bilmez. Bunlara ödeme sağlayıcısında ve mutfakta bakın.",
    where: "Kayıtların bulunduğu yer",
    copy: "Bulunduğu hâliyle kopyasının konduğu yer",
  },
};
