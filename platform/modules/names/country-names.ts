const writers = new Map<string, Intl.DisplayNames>();

/** Returns the short names of countries in a language: "США", not "Соединенные Штаты". */
function countriesIn(language: string): Intl.DisplayNames {
  const known = writers.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region', style: 'short', fallback: 'none' });
  writers.set(language, made);
  return made;
}

/** Returns the ISO 3166 codes of countries by their English names, long and short. */
function readCodes(): ReadonlyMap<string, string> {
  const long = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes of the past name countries too: YU is Serbia.
  const present = codes.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  return new Map(
    present.flatMap((code) =>
      [long.of(code), countriesIn('en').of(code)].flatMap((name) => (name ? [[name, code]] : [])),
    ),
  );
}

const codesByName = readCodes();

/**
 * Returns the name of a country in a language.
 *
 * @param english as Intl spells it
 * @returns undefined for a name that is no country's
 */
export function countryName(english: string, language: string): string | undefined {
  const code = codesByName.get(english);
  return code === undefined ? undefined : countriesIn(language).of(code);
}
