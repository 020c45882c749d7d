/** The letter under which a name is listed in the visit's language. */
import { withoutArticle } from "../../domain/folded-text.ts";

/** Each letter of pinyin with the first character of its syllables; none begins with I, U or V. */
const PINYIN =
  "A锕B八C嚓D哒E婀F发G旮H哈J讥K咔L垃M妈N拿O噢P趴Q七R蚺S仨T他W挖X夕Y丫Z匝".match(/../gu) ?? [];

/** Isolated letters keep their position in a list, whatever precedes or follows. */
const ARABIC = /^\p{Script=Arabic}/u;
const HAN = /^\p{Script=Han}/u;

/**
 * A capital without accents if the language sorts by the base letter; the Arabic letter after the article; the first
 * pinyin letter of a Chinese character. Empty for an empty name.
 */
export function initialOf(name: string, locale: string): string {
  if (HAN.test(name)) return pinyinInitial(name);
  const letter = ([...withoutArticle(name)][0] ?? "").toLocaleUpperCase(locale);
  const plain = letter.normalize("NFD")[0] ?? "";
  const isSame = new Intl.Collator(locale, { sensitivity: "base" }).compare(plain, letter) === 0;
  return isSame || ARABIC.test(letter) ? plain : letter;
}

const byPinyin = new Intl.Collator("zh-u-co-pinyin");

function pinyinInitial(name: string): string {
  const found = PINYIN.findLast((pair) => byPinyin.compare(pair.slice(1), name) <= 0);
  return found?.[0] ?? "A";
}
