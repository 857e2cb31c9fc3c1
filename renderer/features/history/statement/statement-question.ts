import type { CallBody } from '#shared/contracts/call.ts';
import type { askStatementCall } from '#shared/contracts/statement.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { HistoryQuery } from '../api.ts';

type StatementQuestion = CallBody<typeof askStatementCall>;

const YEAR_MS = 366 * 86_400_000;

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** What the player chooses besides the filter. */
type StatementChoice = Pick<StatementQuestion, 'format' | 'zone'> & Required<Pick<StatementQuestion, 'of'>>;

/**
 * Returns the request for a statement of the bets that a filter shows, or of the money in its time and account; without a beginning, of the 12 months up to its
 * end.
 *
 * @param now server clock, epoch ms
 * @param zone the player's zone
 */
export function statementQuestion(
  { from, to, accountId, sport, type, state, search }: HistoryQuery,
  { of, format, now, zone }: StatementChoice & { readonly now: number },
): StatementQuestion {
  // The page's reading of the server clock has fractions.
  const end = numberOf(to) ?? Math.floor(now);
  const account = { accountId: numberOf(accountId) };
  const kinds = of === 'money' ? account : { ...account, sport: numberOf(sport), type: numberOf(type), state, search };
  return { of, format, zone, from: numberOf(from) ?? end - YEAR_MS, to: end, ...definedOnly(kinds) };
}
