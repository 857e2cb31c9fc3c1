import { once } from 'node:events';
import type { PdfText } from './pdf-text.ts';
import type { StatementText } from './statement-texts.ts';
import type { StatementWords } from './statement-words.ts';

type Document = PDFKit.PDFDocument;

/** Measures of a page, points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 36, foot: 54 } as const;
/** Colours of a statement. */
export const INK = {
  plain: '#111827',
  quiet: '#5b6472',
  line: '#d5d9e0',
  brand: '#0f766e',
  gain: '#0b7a43',
  loss: '#b42318',
};
/** Sizes of letters, points. */
export const SIZE = { title: 18, heading: 11, text: 8.5, small: 7.5 } as const;
/** Heights of lines, points. */
export const ROW = { leading: 12, small: 10.5, gap: 6 } as const;
/** Width between the margins, points. */
export const INNER = PAGE.width - 2 * PAGE.margin;

/** What the head of a statement says. */
export interface StatementHead {
  readonly brand: string;
  readonly language: string;
  readonly userId: number;
  /** The player's email, or phone. */
  readonly player: string;
  readonly from: number;
  readonly to: number;
  readonly createdAt: number;
  readonly reference: string;
  /** The filters beside the time, in words. */
  readonly filters: readonly string[];
}

/** Texts of a statement that name what it is about. */
interface HeadTexts {
  readonly title: StatementText;
  readonly period: StatementText;
}

/** Writes a statement from the top to the bottom. */
export interface Writer {
  readonly document: Document;
  readonly text: PdfText;
  readonly words: StatementWords;
  /** Where the next line is written, points from the top. */
  y: number;
}

/** Draws a line over the width. */
export function drawRule({ document, y }: Pick<Writer, 'document' | 'y'>): void {
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

function writeHead(writer: Writer, facts: StatementHead, texts: HeadTexts): void {
  const { document, text, words } = writer;
  drawBrand(document, words.isRtl);
  text.write(facts.brand, { start: PAGE.margin + 38, y: PAGE.margin + 4 }, { size: 15, weight: 600 });
  const created = words.text('created', { time: words.moment(facts.createdAt) });
  const end = { start: PAGE.margin + INNER, end: true };
  text.write(created, { ...end, y: PAGE.margin + 2 }, { size: SIZE.text, color: INK.quiet });
  const reference = words.text('reference', { reference: facts.reference });
  text.write(reference, { ...end, y: PAGE.margin + 15 }, { size: SIZE.text, color: INK.quiet });
  writer.y = PAGE.margin + 48;
  text.write(words.text(texts.title), { start: PAGE.margin, y: writer.y }, { size: SIZE.title, weight: 600 });
  writer.y += 28;
  const period = words.text(texts.period, { from: words.day(facts.from), to: words.day(facts.to) });
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

/** Returns the colour of a sum: gains and losses have their own. */
export const profitTone = (profit: number): string => (profit === 0 ? INK.plain : profit > 0 ? INK.gain : INK.loss);

/** Tells whether a height is left on the page, points. */
export const fits = (writer: Writer, height: number): boolean => writer.y + height <= PAGE.height - PAGE.foot;

function writeFeet({ document, text, words }: Writer, { brand }: StatementHead, { title }: HeadTexts): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    const y = PAGE.height - PAGE.margin;
    const style = { size: SIZE.small, color: INK.quiet };
    text.write(`${brand} · ${words.text(title)}`, { start: PAGE.margin, y }, style);
    const page = words.text('page', { page: index + 1, pages: count });
    text.write(page, { start: PAGE.margin + INNER, y, end: true }, style);
  }
}

/** Writes a note below the rows. */
export function writeNote(writer: Writer, note: StatementText, nextPage: () => void): void {
  const small = { size: SIZE.small, color: INK.quiet };
  for (const one of writer.text.wrap(writer.words.text(note), INNER, small)) {
    if (!fits(writer, ROW.small)) nextPage();
    writer.text.write(one, { start: PAGE.margin, y: writer.y }, small);
    writer.y += ROW.small;
  }
}

/**
 * Yields the bytes of a statement as PDF: the brand, the player, the time, what `body` writes, and page numbers. The
 * library is loaded with the first statement.
 */
export async function* statementPages(
  facts: StatementHead,
  words: StatementWords,
  texts: HeadTexts,
  body: (writer: Writer) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const [{ default: PDFDocument }, { createPdfText }] = await Promise.all([import('pdfkit'), import('./pdf-text.ts')]);
  const document = new PDFDocument({
    size: 'A4',
    // The library begins a page automatically where a text passes the margin, also for the foot of a page.
    margin: 0,
    bufferPages: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: words.text(texts.title), Author: facts.brand, CreationDate: new Date(facts.createdAt) },
  });
  const ready: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => ready.push(chunk));
  const writer: Writer = { document, text: createPdfText(document, words.isRtl), words, y: 0 };
  writeHead(writer, facts, texts);
  await body(writer);
  writeFeet(writer, facts, texts);
  const end = once(document, 'end');
  document.end();
  await end;
  yield* ready;
}
