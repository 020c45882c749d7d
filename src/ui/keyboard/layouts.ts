/** The keys of the on-screen keyboard, by language. Names in braces are keys that insert no text. */

export type KeyboardLanguage = (typeof KEYBOARD_LANGUAGES)[number];

export const KEYBOARD_LANGUAGES = [
  "en",
  "de",
  "tr",
  "fr",
  "es",
  "it",
  "pt",
  "pl",
  "uk",
  "ar",
  "he",
  "zh",
] as const;

/** Rows of keys, each key separated by a space; capitals have the positions of their small letters. */
export type KeyboardLayout = {
  readonly small: readonly string[];
  readonly capital: readonly string[];
};

const LAST_ROW = "{language} - {space} ' {done}";

/** Every letter fits, and there are no capitals. */
const HEBREW = [
  "ק ר א ט ו ן ם פ",
  "ש ד ג כ ע י ח ל ך ף",
  "ז ס ב ה נ מ צ ת ץ {delete}",
  "{language} - {space} ׳ {done}",
];

const ENGLISH: KeyboardLayout = {
  small: ["q w e r t y u i o p", "a s d f g h j k l", "{shift} z x c v b n m {delete}", LAST_ROW],
  capital: ["Q W E R T Y U I O P", "A S D F G H J K L", "{shift} Z X C V B N M {delete}", LAST_ROW],
};

/**
 * At most 11 keys per row if an alphabet allows it: 88 px each on a screen 1080 wide. Capitals are spelled out, since
 * those of "i" and "ı" differ in Turkish.
 */
export const LAYOUTS: Readonly<Record<KeyboardLanguage, KeyboardLayout>> = {
  en: ENGLISH,
  de: {
    small: [
      "q w e r t z u i o p ü",
      "a s d f g h j k l ö ä",
      "{shift} y x c v b n m ß {delete}",
      LAST_ROW,
    ],
    capital: [
      "Q W E R T Z U I O P Ü",
      "A S D F G H J K L Ö Ä",
      "{shift} Y X C V B N M ẞ {delete}",
      LAST_ROW,
    ],
  },
  tr: {
    small: [
      "q w e r t y u ı o p ğ û",
      "a s d f g h j k l ş i î",
      "{shift} z x c v b n m ö ç ü â {delete}",
      LAST_ROW,
    ],
    capital: [
      "Q W E R T Y U I O P Ğ Û",
      "A S D F G H J K L Ş İ Î",
      "{shift} Z X C V B N M Ö Ç Ü Â {delete}",
      LAST_ROW,
    ],
  },
  fr: {
    small: [
      "a z e r t y u i o p ê ë â",
      "q s d f g h j k l m ï ô û",
      "{shift} w x c v b n é è ç à î {delete}",
      "{language} - ù ü {space} œ æ ' {done}",
    ],
    capital: [
      "A Z E R T Y U I O P Ê Ë Â",
      "Q S D F G H J K L M Ï Ô Û",
      "{shift} W X C V B N É È Ç À Î {delete}",
      "{language} - Ù Ü {space} Œ Æ ' {done}",
    ],
  },
  es: {
    small: [
      "q w e r t y u i o p ú ü",
      "a s d f g h j k l ñ á",
      "{shift} z x c v b n m é í ó {delete}",
      LAST_ROW,
    ],
    capital: [
      "Q W E R T Y U I O P Ú Ü",
      "A S D F G H J K L Ñ Á",
      "{shift} Z X C V B N M É Í Ó {delete}",
      LAST_ROW,
    ],
  },
  it: {
    small: [
      "q w e r t y u i o p è",
      "a s d f g h j k l ò à",
      "{shift} z x c v b n m é ì ù {delete}",
      LAST_ROW,
    ],
    capital: [
      "Q W E R T Y U I O P È",
      "A S D F G H J K L Ò À",
      "{shift} Z X C V B N M É Ì Ù {delete}",
      LAST_ROW,
    ],
  },
  pt: {
    small: [
      "q w e r t y u i o p ã õ ô",
      "a s d f g h j k l ç á é ê",
      "{shift} z x c v b n m í ó ú â {delete}",
      "{language} - à {space} ' {done}",
    ],
    capital: [
      "Q W E R T Y U I O P Ã Õ Ô",
      "A S D F G H J K L Ç Á É Ê",
      "{shift} Z X C V B N M Í Ó Ú Â {delete}",
      "{language} - À {space} ' {done}",
    ],
  },
  pl: {
    small: [
      "q w e ę r t y u i o ó p",
      "a ą s ś d f g h j k l ł",
      "{shift} z ż ź x c ć v b n ń m {delete}",
      LAST_ROW,
    ],
    capital: [
      "Q W E Ę R T Y U I O Ó P",
      "A Ą S Ś D F G H J K L Ł",
      "{shift} Z Ż Ź X C Ć V B N Ń M {delete}",
      LAST_ROW,
    ],
  },
  uk: {
    small: [
      "й ц у к е н г ш щ з х ї",
      "ф і в а п р о л д ж є ґ",
      "{shift} я ч с м и т ь б ю {delete}",
      LAST_ROW,
    ],
    capital: [
      "Й Ц У К Е Н Г Ш Щ З Х Ї",
      "Ф І В А П Р О Л Д Ж Є Ґ",
      "{shift} Я Ч С М И Т Ь Б Ю {delete}",
      LAST_ROW,
    ],
  },
  // No capitals: the second layer has the letters that do not fit into the first.
  ar: {
    small: [
      "ض ص ث ق ف غ ع ه خ ح ج",
      "ش س ي ب ل ا ت ن م ك ط",
      "{shift} ذ د ز ر و ة ى ظ ء {delete}",
      LAST_ROW,
    ],
    capital: ["أ إ آ ٱ ئ ؤ ء", "پ چ ژ گ ڤ", "{shift} َ ُ ِ ّ ْ {delete}", LAST_ROW],
  },
  he: { small: HEBREW, capital: HEBREW },
  // Pinyin: characters are chosen from a row above the keys.
  zh: ENGLISH,
};

/** Whether its letters are Latin: English ones are enough for most payment pages. */
export function isLatin(language: KeyboardLanguage): boolean {
  return new Intl.Locale(language).maximize().script === "Latn";
}

/** Whether names begin with a letter of the second layer. */
export function hasCapitals(language: KeyboardLanguage): boolean {
  return language !== "ar" && language !== "he" && language !== "zh";
}

/** The keyboard of a locale; English if the language has none. */
export function keyboardLanguage(locale: string): KeyboardLanguage {
  const language = locale.split("-")[0]?.toLowerCase();
  return KEYBOARD_LANGUAGES.find((known) => known === language) ?? "en";
}

/**
 * The keyboards of an outlet's languages, the visit's own first: a name need not be in its owner's reading language.
 * Latin letters are always among them.
 */
export function keyboardsFor(
  locale: string,
  enabled: readonly string[],
): readonly KeyboardLanguage[] {
  return [...new Set([locale, ...enabled, "en"].map(keyboardLanguage))];
}
