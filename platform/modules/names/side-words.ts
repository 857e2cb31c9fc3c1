/** Words after the name of a club or a country that say which of its sides plays, by language; English has them as they are. */
const SIDE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: { '(W)': '(ж)', '(R)': '(рез.)', B: 'Б', LFL: 'ЛФЛ', Reserves: '(резерв)' },
  ar: { '(W)': '(سيدات)', '(R)': '(رديف)', B: 'ب', II: '2', Reserves: '(رديف)' },
  de: { '(W)': '(F)', Reserves: '(Reserve)' },
  es: { '(W)': '(F)', Reserves: '(Reserva)' },
  fr: { '(W)': '(F)', Reserves: '(Réserve)' },
  pt: { '(W)': '(F)', Reserves: '(Reservas)' },
  tr: { '(W)': '(K)', Reserves: '(Rezerv)' },
};
/** Sides of an age, such as "U21": what stands before the number. */
const AGE_WORDS: Readonly<Record<string, string>> = { ar: 'تحت ', es: 'Sub-', pt: 'Sub-' };

/** What says which side plays; any other word in brackets names the person at the console: "Inter (Labotryas)". */
const SIDE = / (\([^()]+\)|II|B|U(?=\d\d$)\d\d|SRL|LFL|IPBL|Fut7|Reserves)$/;

/** A name of the catalogue without what says which side plays, and those words in their order. */
export function splitSide(name: string): { readonly base: string; readonly sides: readonly string[] } {
  const side = SIDE.exec(name)?.[1];
  if (side === undefined) return { base: name, sides: [] };
  const { base, sides } = splitSide(name.slice(0, -side.length - 1));
  return { base, sides: [...sides, side] };
}

/** Returns the word of a side in a language: `(W)` is `(ж)` in Russian. */
export function sideWord(side: string, language: string): string {
  const age = /^U(\d\d)$/.exec(side)?.[1];
  if (age !== undefined && AGE_WORDS[language] !== undefined) return `${AGE_WORDS[language]}${age}`;
  return SIDE_WORDS[language]?.[side] ?? side;
}
