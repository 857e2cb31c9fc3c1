import styles from './price-button.module.css';

/** Words for the signs of price buttons. */
interface PriceSigns {
  readonly suspended: string;
  readonly risen: string;
  readonly fallen: string;
  /** The connection is lost, and the price may be old. */
  readonly frozen: string;
}

/** States of a price button with a sign; later ones override earlier ones. */
const SIGNS = [
  ['risen', '[data-move^="up"]'],
  ['fallen', '[data-move^="down"]'],
  ['suspended', '[aria-disabled="true"]'],
  ['frozen', '[data-frozen]'],
] as const satisfies readonly (readonly [keyof PriceSigns, string])[];

/** Chromium gives a box without text no name, so each contains a zero-width space. */
const rulesOf = (signs: PriceSigns): string =>
  SIGNS.map(
    ([sign, state]) => `.${styles.price}${state}::after{content:"\\200b" / ${JSON.stringify(signs[sign])}}`,
  ).join('');

let said = '';
let sheet: CSSStyleSheet | null = null;

/**
 * Sets the words of the signs on price buttons for screen readers. One style rule for each state costs a page with
 * hundreds of prices nothing, unlike words in every button or a variable of the whole page.
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
