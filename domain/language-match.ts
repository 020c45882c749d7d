/** Subtags of a locale, the likely ones filled in: `zh-CN` is Chinese in simplified characters. */
type Subtags = Pick<Intl.Locale, "language" | "script" | "region">;

/**
 * The language among `known` that a reader of `locale` reads best: one that agrees in language, script and region, else
 * in language and script (`fr-CA` in `fr`, `zh-CN` in `zh-Hans`), else in language alone (`zh-TW` in `zh-Hans` if
 * nothing is nearer). Null if none has that language, and for an invalid BCP 47 tag.
 */
export function bestMatch(locale: string, known: readonly string[]): string | null {
  const wanted = subtagsOf(locale);
  if (wanted === null) return null;
  let best: string | null = null;
  let most = 0;
  for (const candidate of known) {
    const agreement = agreementOf(wanted, subtagsOf(candidate));
    if (agreement > most) [best, most] = [candidate, agreement];
  }
  return best;
}

function agreementOf(wanted: Subtags, candidate: Subtags | null): number {
  if (candidate?.language !== wanted.language) return 0;
  if (candidate.script !== wanted.script) return 1;
  return candidate.region === wanted.region ? 3 : 2;
}

function subtagsOf(locale: string): Subtags | null {
  try {
    return new Intl.Locale(locale).maximize();
  } catch {
    return null;
  }
}
