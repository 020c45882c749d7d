/** The letter under which a name is looked for in a list of the visit's language. */
import { withoutArticle } from "../../domain/folded-text.ts";

/** Each letter of pinyin with the first character of its syllables; none begins with I, U or V. */
const PINYIN =
  "A锕B八C嚓D哒E婀F发G旮H哈J讥K咔L垃M妈N拿O噢P趴Q七R蚺S仨T他W挖X夕Y丫Z匝".match(/../gu) ?? [];

/** Its letters keep their place in a list whatever stands above or below them. */
const ARABIC = /^\p{Script=Arabic}/u;
const HAN = /^\p{Script=Han}/u;

/**
 * A capital without accents where the language sorts by the plain letter; the Arabic letter after the article; the letter
 * with which a Chinese character's pinyin begins. Empty for an empty name.
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
