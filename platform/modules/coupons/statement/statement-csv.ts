import { toMajorString } from '#shared/domain/money/minor-units.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import type { StatementRow } from './statement-row.ts';
import type { StatementWords } from './statement-words.ts';

/** Beginnings that make a spreadsheet read a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const DECIMAL_VIEW = 0;

/**
 * Writes a text as a field (RFC 4180). A text that a spreadsheet would read as a formula begins with an apostrophe; so
 * does one whose beginning is blank before such a sign, because blanks are skipped.
 */
export function csvText(text: string): string {
  const isFormula = FORMULA.test(text) || FORMULA.test(text.trimStart());
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Yields the lines of a statement for spreadsheets: amounts and odds with a point, times of the player's zone. */
export async function* statementCsv(
  rows: AsyncIterable<readonly StatementRow[]>,
  words: StatementWords,
): AsyncGenerator<string> {
  const heads = ['placed', 'settled', 'number', 'account', 'currency', 'type', 'selections', 'odds'] as const;
  const ends = ['staked', 'returned', 'profit', 'result'] as const;
  const titles = [...heads, ...ends].map((key) => csvText(words.text(key)));
  yield `${BYTE_ORDER_MARK}${titles.join(',')}\r\n`;
  for await (const page of rows) {
    let lines = '';
    for (const { coupon, staked, returned, profit, status } of page) {
      const { decimals } = coupon;
      const fields = [
        words.plainMoment(coupon.placedAt),
        coupon.settledAt === null ? '' : words.plainMoment(coupon.settledAt),
        coupon.id,
        String(coupon.accountId),
        coupon.iso,
        csvText(words.type(coupon)),
        csvText(coupon.legs.map((leg) => words.leg(leg)).join('; ')),
        words.hasOdds(coupon) ? formatOdds(coupon.coef, DECIMAL_VIEW) : '',
        toMajorString(staked, decimals),
        toMajorString(returned, decimals),
        profit === null ? '' : toMajorString(profit, decimals),
        csvText(words.status(status)),
      ];
      lines += `${fields.join(',')}\r\n`;
    }
    if (lines !== '') yield lines;
  }
}
