/** Characters that Unicode decomposition does not change, with their plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  '&': ' and ',
  '’': '',
  "'": '',
};

/** Returns a name in Latin script without its diacritics, in lower case: for slugs, short names and search. */
export function plainText(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþıə&’']/gu, (char) => PLAIN[char] ?? char);
}
