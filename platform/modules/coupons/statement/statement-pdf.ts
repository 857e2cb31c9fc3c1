import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { PdfText } from './pdf-text.ts';
import type { StatementRow } from './statement-row.ts';
import type { StatementFacts } from './statement-service.ts';
import type { StatementWords } from './statement-words.ts';

type Document = PDFKit.PDFDocument;

const PAGE = { width: 595.28, height: 841.89, margin: 36, foot: 54 } as const;
const INK = { plain: '#111827', quiet: '#5b6472', line: '#d5d9e0', brand: '#0f766e', gain: '#0b7a43', loss: '#b42318' };
const SIZE = { title: 18, heading: 11, text: 8.5, small: 7.5 } as const;
const ROW = { leading: 12, small: 10.5, gap: 6 } as const;
const INNER = PAGE.width - 2 * PAGE.margin;

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

interface Writer {
  readonly document: Document;
  readonly text: PdfText;
  readonly words: StatementWords;
  /** Where the next line is written, points from the top. */
  y: number;
}

function line({ document, y }: Pick<Writer, 'document' | 'y'>): void {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + INNER, y)
    .lineWidth(0.5)
    .strokeColor(INK.line)
    .stroke();
}

/** Draws the sign of the brand: a level line with two points. */
function drawBrand(document: Document, isRtl: boolean): void {
  const x = isRtl ? PAGE.width - PAGE.margin - 28 : PAGE.margin;
  const y = PAGE.margin;
  document.roundedRect(x, y, 28, 28, 8.5).fill(INK.brand);
  document
    .moveTo(x + 6.5, y + 18)
    .lineTo(x + 21.5, y + 10)
    .lineWidth(2.6)
    .lineCap('round')
    .strokeColor('#ffffff')
    .stroke();
  for (const [left, top] of [
    [10.2, 10],
    [17.8, 18],
  ] as const)
    document.circle(x + left, y + top, 2.3).fill('#ffffff');
}

function writeHead(writer: Writer, facts: StatementFacts): void {
  const { document, text, words } = writer;
  drawBrand(document, words.isRtl);
  text.write(facts.brand, { start: PAGE.margin + 38, y: PAGE.margin + 4 }, { size: 15, weight: 600 });
  const created = words.text('created', { time: words.moment(facts.createdAt) });
  const end = { start: PAGE.margin + INNER, end: true };
  text.write(created, { ...end, y: PAGE.margin + 2 }, { size: SIZE.text, color: INK.quiet });
  const reference = words.text('reference', { reference: facts.reference });
  text.write(reference, { ...end, y: PAGE.margin + 15 }, { size: SIZE.text, color: INK.quiet });
  writer.y = PAGE.margin + 48;
  text.write(words.text('title'), { start: PAGE.margin, y: writer.y }, { size: SIZE.title, weight: 600 });
  writer.y += 28;
  const period = words.text('period', { from: words.day(facts.from), to: words.day(facts.to) });
  const lines = [
    words.text('player', { player: `\u2068${facts.player}\u2069`, number: String(facts.userId) }),
    `${period} · ${words.text('times', { zone: `\u2068${words.zone}\u2069` })}`,
    ...(facts.filters.length === 0 ? [] : [`${words.text('filters')}: ${facts.filters.join(', ')}`]),
  ];
  for (const one of lines.flatMap((each) => text.wrap(each, INNER, { size: 9.5 }))) {
    text.write(one, { start: PAGE.margin, y: writer.y }, { size: 9.5 });
    writer.y += 13;
  }
  writer.y += 8;
}

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
        { size: 9.5, weight: 600, color: toneOf(index === 5 ? profit : 0) },
      );
    writer.y += 15;
  }
  if (sums.length === 0) {
    text.write(words.text('none'), { start: PAGE.margin, y: writer.y }, { size: 9.5 });
    writer.y += 15;
  }
  writer.y += 6;
}

const toneOf = (profit: number): string => (profit === 0 ? INK.plain : profit > 0 ? INK.gain : INK.loss);

function writeColumns(writer: Writer): void {
  const { text, words } = writer;
  for (const { key, at, isEnd } of COLUMNS)
    text.write(words.text(key), { start: at, y: writer.y, end: isEnd }, { size: SIZE.small, color: INK.quiet });
  writer.y += ROW.leading;
  line(writer);
  writer.y += ROW.gap;
}

function nextPage(writer: Writer): void {
  writer.document.addPage();
  writer.y = PAGE.margin;
  writeColumns(writer);
}

const fits = (writer: Writer, height: number) => writer.y + height <= PAGE.height - PAGE.foot;

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
    const color = key === 'profit' ? toneOf(profit ?? 0) : INK.plain;
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
  line(writer);
  writer.y += ROW.gap;
}

function writeFeet({ document, text, words }: Writer, { brand }: StatementFacts): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    const y = PAGE.height - PAGE.margin;
    const style = { size: SIZE.small, color: INK.quiet };
    text.write(`${brand} · ${words.text('title')}`, { start: PAGE.margin, y }, style);
    const page = words.text('page', { page: index + 1, pages: count });
    text.write(page, { start: PAGE.margin + INNER, y, end: true }, style);
  }
}

/**
 * Yields the bytes of a statement as PDF: the brand, the player, the time, sums by currency, the coupons with their
 * legs, and page numbers. The library is loaded with the first statement.
 */
export async function* statementPdf(
  facts: StatementFacts,
  rows: AsyncIterable<readonly StatementRow[]>,
  words: StatementWords,
): AsyncGenerator<Uint8Array> {
  const [{ default: PDFDocument }, { createPdfText }] = await Promise.all([import('pdfkit'), import('./pdf-text.ts')]);
  const document = new PDFDocument({
    size: 'A4',
    // The library begins a page automatically where a text passes the margin, also for the foot of a page.
    margin: 0,
    bufferPages: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: words.text('title'), Author: facts.brand, CreationDate: new Date(facts.createdAt) },
  });
  const ready: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => ready.push(chunk));
  const writer: Writer = { document, text: createPdfText(document, words.isRtl), words, y: 0 };
  writeHead(writer, facts);
  writeSums(writer, facts);
  writeColumns(writer);
  for await (const page of rows) {
    for (const [index, row] of page.entries()) {
      if (index % ROWS_AT_ONCE === 0) await setImmediate();
      writeRow(writer, row);
    }
  }
  const small = { size: SIZE.small, color: INK.quiet };
  for (const one of writer.text.wrap(words.text('note'), INNER, small)) {
    if (!fits(writer, ROW.small)) nextPage(writer);
    writer.text.write(one, { start: PAGE.margin, y: writer.y }, small);
    writer.y += ROW.small;
  }
  writeFeet(writer, facts);
  const end = once(document, 'end');
  document.end();
  await end;
  yield* ready;
}
