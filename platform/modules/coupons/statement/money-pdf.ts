import { setImmediate } from 'node:timers/promises';
import type { AccountMoney, AccountMovements, LedgerMovement } from '../../ledger/ledger-service.ts';
import { kindText, movementNumber, totalsByKind } from './money-statement.ts';
import {
  drawRule,
  fits,
  INK,
  INNER,
  PAGE,
  profitTone,
  ROW,
  SIZE,
  type StatementHead,
  statementPages,
  type Writer,
  writeNote,
} from './statement-pages.ts';
import type { StatementText } from './statement-texts.ts';
import type { StatementWords } from './statement-words.ts';

/** Columns of the movements: where they begin or, for amounts, end; points from the side where reading begins. */
const COLUMNS = [
  { key: 'time', at: PAGE.margin, isEnd: false },
  { key: 'what', at: PAGE.margin + 112, isEnd: false },
  { key: 'number', at: PAGE.margin + 300, isEnd: false },
  { key: 'change', at: PAGE.margin + 410, isEnd: true },
  { key: 'held', at: PAGE.margin + 465, isEnd: true },
  { key: 'balance', at: PAGE.margin + INNER, isEnd: true },
] as const;

type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number]['key'], string>>>;

/** Rows that are drawn before the process looks after others. */
const ROWS_AT_ONCE = 10;

const whatOf = (kind: string, words: StatementWords) => {
  const key = kindText(kind);
  return key ? words.text(key) : kind;
};

function writeTitles(writer: Writer): void {
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
  writeTitles(writer);
}

function writeCells(
  writer: Writer,
  cells: Cells,
  { weight = 400, change = 0 }: { weight?: 400 | 600; change?: number },
) {
  if (!fits(writer, ROW.leading + ROW.gap)) nextPage(writer);
  for (const { key, at, isEnd } of COLUMNS) {
    const color = key === 'change' ? profitTone(change) : INK.plain;
    writer.text.write(cells[key] ?? '', { start: at, y: writer.y, end: isEnd }, { size: SIZE.text, weight, color });
  }
  writer.y += ROW.leading;
}

/** Writes the totals of an account by kind. */
function writeTotals(writer: Writer, { iso, movements }: AccountMovements): void {
  const { words } = writer;
  if (!fits(writer, 2 * ROW.leading + ROW.gap)) nextPage(writer);
  writer.y += ROW.gap;
  writer.text.write(words.text('sums'), { start: PAGE.margin, y: writer.y }, { size: SIZE.heading, weight: 600 });
  writer.y += 17;
  for (const { kind, count, amount, held } of totalsByKind(movements)) {
    const cells = {
      what: whatOf(kind, words),
      number: String(count),
      change: words.money(amount, iso, true),
      held: held === 0 ? '' : words.money(held, iso, true),
    };
    writeCells(writer, cells, { change: amount });
  }
}

async function writeAccount(writer: Writer, account: AccountMovements): Promise<void> {
  const { text, words } = writer;
  const { accountId, iso, opening, closing, movements } = account;
  if (!fits(writer, 60)) nextPage(writer);
  const title = `${words.text('account')} ${accountId} · ${iso}`;
  text.write(title, { start: PAGE.margin, y: writer.y }, { size: SIZE.heading, weight: 600 });
  writer.y += 17;
  writeTitles(writer);
  const stand = (key: StatementText, { balance, held }: AccountMoney) =>
    writeCells(
      writer,
      { what: words.text(key), held: words.money(held, iso), balance: words.money(balance, iso) },
      { weight: 600 },
    );
  stand('opening', opening);
  let { balance } = opening;
  const write = (movement: LedgerMovement) => {
    const { at, kind, amount, held } = movement;
    balance += amount;
    const cells = {
      time: words.moment(at),
      what: whatOf(kind, words),
      number: movementNumber(movement),
      change: amount === 0 ? '' : words.money(amount, iso, true),
      held: held === 0 ? '' : words.money(held, iso, true),
      balance: words.money(balance, iso),
    };
    writeCells(writer, cells, { change: amount });
  };
  for (const [index, movement] of movements.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    write(movement);
  }
  stand('closing', closing);
  if (movements.length > 0) writeTotals(writer, account);
  writer.y += 2 * ROW.gap;
}

/**
 * Yields the bytes of a statement of money as PDF: for each account the opening balance, the movements in the order of
 * the ledger, the closing balance, and the totals by kind.
 */
export function moneyPdf(
  facts: StatementHead,
  accounts: readonly AccountMovements[],
  words: StatementWords,
): AsyncGenerator<Uint8Array> {
  return statementPages(facts, words, { title: 'money_title', period: 'money_period' }, async (writer) => {
    for (const account of accounts) await writeAccount(writer, account);
    if (accounts.every(({ movements }) => movements.length === 0))
      writeNote(writer, 'money_none', () => nextPage(writer));
    writeNote(writer, 'money_note', () => nextPage(writer));
  });
}
