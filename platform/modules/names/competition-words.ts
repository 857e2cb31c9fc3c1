/** Ends of names of competitions, by language; those that are not here stay as they are. */
const ENDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: { '. Women': '. Женщины', ' Women': '. Женщины', '. Men': '. Мужчины' },
  ar: { '. Women': ' – سيدات', ' Women': ' – سيدات', '. Men': ' – رجال' },
  de: { '. Women': '. Frauen', ' Women': '. Frauen', '. Men': '. Männer' },
  es: { '. Women': '. Mujeres', ' Women': '. Mujeres', '. Men': '. Hombres' },
  fr: { '. Women': '. Femmes', ' Women': '. Femmes', '. Men': '. Hommes' },
  pt: { '. Women': '. Feminino', ' Women': '. Feminino', '. Men': '. Masculino' },
  tr: { '. Women': '. Kadınlar', ' Women': '. Kadınlar', '. Men': '. Erkekler' },
};

const END = /(\. Women| Women|\. Men| SRL)$/;

/**
 * Returns the name of a competition in a language: by its segment of addresses, else by its name, else by the name
 * before its end and the word for that end. The name itself where the tables have none.
 *
 * @param tabled names of the language by segment or name
 */
export function competitionName(
  { name, slug }: { readonly name: string; readonly slug: string },
  tabled: ReadonlyMap<string, string>,
  language: string,
): string {
  const whole = tabled.get(slug) ?? tabled.get(name);
  const end = END.exec(name)?.[1];
  if (whole !== undefined || end === undefined) return whole ?? name;
  const begin = name.slice(0, -end.length);
  return `${tabled.get(begin) ?? begin}${ENDS[language]?.[end] ?? end}`;
}
