/**
 * Words of names that stand for each other: abbreviations, and the same word in the languages of the places and clubs, as
 * `searchWords` writes them. A name has one of them, and a visitor types another.
 */
const GROUPS: readonly (readonly string[])[] = [
  'st ste saint sainte sankt san santa santo sao sant sint sveti svety',
  'united utd unt',
  'athletic athletico atletico atletica athl atl',
  'deportivo deportes deportiva dep depor',
  'dynamo dinamo dyn din',
  'lokomotiv lokomotive lokomotyv loko lok',
  'spartak spartac',
  'torpedo torp',
  'maccabi makkabi macabi mac',
  'hapoel hap',
  'independiente ind indep',
  'universidad universitario universitatea universitaria university univ uni',
  'olympique olympic olimpik olimpique',
  'borussia bor',
  'eintracht eint',
  'racing rac',
  'rovers rvrs',
  'rangers rgrs',
  'wanderers wdrs wand',
  'albion alb',
  'town twn',
  'city cty',
  'county co',
  'hotspur hotspurs',
  'wednesday wed weds',
  'mount mt',
  'fort ft',
  'junior juniors jr jrs',
  'women woman w ladies femenino feminino feminin frauen damen kadin zhenschiny',
  'north nth',
  'south sth',
].map((line) => line.split(' '));

const groupsByWord = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)));

/** Fewest letters of an unfinished word that may be the beginning of one of these words. */
const MIN_BEGUN = 5;

/**
 * Returns the words that a typed word may stand for, without itself: `sankt` → `st`, `saint`, `san` …; `unite` → `utd`.
 *
 * @param typed one of `searchWords`
 */
export function equalWords(typed: string): readonly string[] {
  const whole = groupsByWord.get(typed);
  const groups = whole
    ? [whole]
    : GROUPS.filter((group) => typed.length >= MIN_BEGUN && group.some((word) => word.startsWith(typed)));
  return [...new Set(groups.flat())].filter((word) => word !== typed);
}
