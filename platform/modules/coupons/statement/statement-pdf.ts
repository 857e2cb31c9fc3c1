import { setImmediate } from 'node:timers/promises';
import {
  drawRule,
  fits,
  INK,
  INNER,
  PAGE,
  profitTone,
  ROW,
  SIZE,
  statementPages,
  type Writer,
  writeNote,
} from './statement-pages.ts';
import type { StatementRow } from './statement-row.ts';
import type { StatementFacts } from './statement-service.ts';
import type { StatementWords } from './statement-words.ts';

/** Columns of the rows: where they begin or, for amounts, end; points from the side where reading begins. */
const COLUMNS = [
  { key: 'placed', at: PAGE.margin, isEnd: false },
  { key: 'number', at: PAGE.margin + 112, isEnd: false },
  { key: 'type', at: PAGE.margin + 170, isEnd: false },
  { key: 'odds', at: PAGE.margin + 268, isEnd: true },
  { key: 'staked', at: PAGE.margin + 328, isEnd: true },
  { key: 'returned', at: PAGE.margin + 390, isEnd: true },
  { key: 'profit', at: PAGE.margin + 462, isEnd: true },
  { key: 'result', at: PAGE.margin + INNER, isEnd: true },
] as const;

/** Rows that are drawn before the process looks after others. */
const ROWS_AT_ONCE = 10;

/** Writes the sums by currency, by the rules of the history. */
function writeSums(writer: Writer, { sums }: StatementFacts): void {
  const { text, words } = writer;
  text.write(words.text('sums'), { start: PAGE.margin, y: writer.y }, { size: SIZE.heading, weight: 600 });
  writer.y += 17;
  const titles = ['currency', 'bets', 'staked', 'returned', 'at_risk', 'profit'] as const;
  const place = (index: number) =>
    index === 0 ? { start: PAGE.margin } : { start: PAGE.margin + (INNER / 5) * index, end: true };
  for (const [index, key] of titles.entries())
    text.write(words.text(key), { ...place(index), y: writer.y }, { size: SIZE.small, color: INK.quiet });
  writer.y += ROW.leading;
  for (const { iso, count, staked, returned, open } of sums) {
    const profit = returned - (staked - open);
    const amounts = [staked, returned, open].map((amount) => words.money(amount, iso));
    const values = [iso, String(count), ...amounts, words.money(profit, iso, true)];
    for (const [index, value] of values.entries())
      text.write(
        value,
        { ...place(index), y: writer.y },
        { size: 9.5, weight: 600, color: profitTone(index === 5 ? profit : 0) },
      );
    writer.y += 15;
  }
  if (sums.length === 0) {
    text.write(words.text('none'), { start: PAGE.margin, y: writer.y }, { size: 9.5 });
    writer.y += 15;
  }
  writer.y += 6;
}

function writeColumns(writer: Writer): void {
  const { text, words } = writer;
  for (const { key, at, isEnd } of COLUMNS)
    text.write(words.text(key), { start: at, y: writer.y, end: isEnd }, { size: SIZE.small, color: INK.quiet });
  writer.y += ROW.leading;
  drawRule(writer);
  writer.y += ROW.gap;
}

function nextPage(writer: Writer): void {
  writer.document.addPage();
  writer.y = PAGE.margin;
  writeColumns(writer);
}

/** Writes a coupon with all of its legs; its first line stays with the first leg. */
function writeRow(writer: Writer, { coupon, staked, returned, profit, status }: StatementRow): void {
  const { text, words } = writer;
  const { iso } = coupon;
  if (!fits(writer, ROW.leading + ROW.small)) nextPage(writer);
  const values = {
    placed: words.moment(coupon.placedAt),
    number: coupon.id,
    type: words.type(coupon),
    odds: words.hasOdds(coupon) ? words.totalOdds(coupon.coef) : '–',
    staked: words.money(staked, iso),
    returned: words.money(returned, iso),
    profit: profit === null ? '–' : words.money(profit, iso, true),
    result: words.status(status),
  };
  for (const { key, at, isEnd } of COLUMNS) {
    const color = key === 'profit' ? profitTone(profit ?? 0) : INK.plain;
    const weight = key === 'number' || key === 'profit' ? 600 : 400;
    text.write(values[key], { start: at, y: writer.y, end: isEnd }, { size: SIZE.text, weight, color });
  }
  writer.y += ROW.leading;
  const small = { size: SIZE.small, color: INK.quiet };
  for (const leg of coupon.legs) {
    const what = `${words.leg(leg)} · ${words.odds(leg.coef)} · ${words.legStatus(leg, coupon.result)}`;
    for (const one of text.wrap(what, INNER - 12, small)) {
      if (!fits(writer, ROW.small)) nextPage(writer);
      text.write(one, { start: PAGE.margin + 12, y: writer.y }, small);
      writer.y += ROW.small;
    }
  }
  writer.y += 3;
  drawRule(writer);
  writer.y += ROW.gap;
}

/** Yields the bytes of a statement of bets as PDF: sums by currency, and the coupons with their legs. */
export function statementPdf(
  facts: StatementFacts,
  rows: AsyncIterable<readonly StatementRow[]>,
  words: StatementWords,
): AsyncGenerator<Uint8Array> {
  return statementPages(facts, words, { title: 'title', period: 'period' }, async (writer) => {
    writeSums(writer, facts);
    writeColumns(writer);
    for await (const page of rows) {
      for (const [index, row] of page.entries()) {
        if (index % ROWS_AT_ONCE === 0) await setImmediate();
        writeRow(writer, row);
      }
    }
    writeNote(writer, 'note', () => nextPage(writer));
  });
}
