import { setImmediate } from 'node:timers/promises';
import { toMajorString } from '#shared/domain/money/minor-units.ts';
import type { AccountMoney, AccountMovements, LedgerMovement } from '../../ledger/ledger-service.ts';
import { kindText, movementNumber, totalsByKind } from './money-statement.ts';
import { BYTE_ORDER_MARK, csvText } from './statement-csv.ts';
import type { StatementText } from './statement-texts.ts';
import type { StatementWords } from './statement-words.ts';

const COLUMNS = ['time', 'account', 'currency', 'what', 'number', 'change', 'held', 'balance'] as const;

/**
 * Yields the lines of a statement of money for spreadsheets: for each account its opening balance, each movement with the
 * balance after it, and its closing balance; then, after an empty line, the totals by kind. Columns `change` and `held`
 * of the movements add up: opening balance + all of them = closing balance.
 */
export async function* moneyCsv(accounts: readonly AccountMovements[], words: StatementWords): AsyncGenerator<string> {
  const line = (fields: readonly string[]) => `${fields.join(',')}\r\n`;
  const titles = (keys: readonly StatementText[]) => line(keys.map((key) => csvText(words.text(key))));
  const what = (kind: string) => {
    const key = kindText(kind);
    return csvText(key ? words.text(key) : kind);
  };
  yield BYTE_ORDER_MARK + titles(COLUMNS);
  for (const { accountId, iso, decimals, opening, closing, movements } of accounts) {
    const major = (amount: number) => toMajorString(amount, decimals);
    const stand = (key: StatementText, { balance, held }: AccountMoney) =>
      line(['', String(accountId), iso, csvText(words.text(key)), '', '', major(held), major(balance)]);
    // The process looks after others between two accounts.
    await setImmediate();
    let { balance } = opening;
    const row = (movement: LedgerMovement) => {
      const { at, kind, amount, held } = movement;
      balance += amount;
      const sums = [amount, held, balance].map(major);
      return line([words.plainMoment(at), String(accountId), iso, what(kind), movementNumber(movement), ...sums]);
    };
    yield stand('opening', opening) + movements.map(row).join('') + stand('closing', closing);
  }
  yield '\r\n';
  yield titles(['account', 'currency', 'what', 'count', 'change', 'held']);
  for (const { accountId, iso, decimals, movements } of accounts) {
    for (const { kind, count, amount, held } of totalsByKind(movements)) {
      const sums = [amount, held].map((sum) => toMajorString(sum, decimals));
      yield line([String(accountId), iso, what(kind), String(count), ...sums]);
    }
  }
}
