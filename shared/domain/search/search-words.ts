import { plainText } from './plain-text.ts';

/** Latin spelling of letters in other scripts. Diacritics are gone by then: й is и, أ is ا. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e',
    'ю yu я ya є e і i ґ g',
    'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w',
    'ي y ى a ة a پ p چ ch ڤ v گ g ک k ی y',
    '٠ 0 ١ 1 ٢ 2 ٣ 3 ٤ 4 ٥ 5 ٦ 6 ٧ 7 ٨ 8 ٩ 9',
  ].flatMap((line) => {
    const parts = line.split(' ');
    return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : []));
  }),
);

/** Signs inside words of other scripts that stand for no sound of their own. */
const SILENT = /[ъьءـʼ`´]/gu;

/** Returns a text in plain Latin letters of lower case: `Çaykur` → `caykur`, `Зенит` → `zenit`, `أهلي` → `ahly`. */
export function latinText(text: string): string {
  return plainText(text)
    .replace(SILENT, '')
    .replace(/[^\p{ASCII}]/gu, (char) => LATIN[char] ?? char);
}

/** Returns the words of a text as the search compares them: plain Latin letters and digits where the script allows it. */
export function searchWords(text: string): string[] {
  return latinText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Spellings of one sound, the longest first; what is not named here stays as it is. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/dzh|dj/g, 'd'],
  [/(?<=i)c$/g, 'ch'],
  [/shch|tsch|tch|tsh|sch|ch/g, 'c'],
  [/sh|zh|ts|tz|c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gh/g, 'g'],
  [/kh/g, 'h'],
  [/ck|q|c(?![eiy])/g, 'k'],
];

/**
 * Returns how a word sounds, roughly, in any of the languages: its consonants, where scripts differ in spelling merged,
 * and the place of a vowel at its start. `арсенал`, `arsenal` and `ارسنال` have the same key.
 *
 * @param word one of `searchWords`
 * @returns '' for a word with fewer than three sounds, which would be the key of too many others
 */
export function soundKey(word: string): string {
  // "ch" becomes a sign that later rules do not read as the letter c.
  const merged = SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound === 'c' ? '4' : sound), word);
  const key = merged
    .replace(/^[aeiouyhjw]+/, '0')
    .replace(/[aeiouyhjw]/g, '')
    .replace(/(.)\1+/g, '$1');
  return key.length < 3 ? '' : key;
}
