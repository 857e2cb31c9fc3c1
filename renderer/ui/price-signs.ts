import styles from './price-button.module.css';

/** Words for what a price button shows by a sign. */
interface PriceSigns {
  readonly suspended: string;
  readonly risen: string;
  readonly fallen: string;
}

/** The states of a price button that have a sign, the last one standing over the others. */
const SIGNS = [
  ['risen', '[data-move^="up"]'],
  ['fallen', '[data-move^="down"]'],
  ['suspended', '[aria-disabled="true"]'],
] as const satisfies readonly (readonly [keyof PriceSigns, string])[];

/** A box without any text has no name in Chromium, so each has a space of no width. */
const rulesOf = (signs: PriceSigns): string =>
  SIGNS.map(
    ([sign, state]) => `.${styles.price}${state}::after{content:"\\200b" / ${JSON.stringify(signs[sign])}}`,
  ).join('');

let said = '';
let sheet: CSSStyleSheet | null = null;

/**
 * Gives the signs of price buttons their words, which only a screen reader meets. A rule for each state costs a page of
 * hundreds of prices nothing, where words in every button or a variable of the whole page would.
 */
export function sayPriceSigns(signs: PriceSigns): void {
  const rules = rulesOf(signs);
  if (said === rules) return;
  said = rules;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}
