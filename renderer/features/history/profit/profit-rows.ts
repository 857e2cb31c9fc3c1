import type { CallAnswer } from '#shared/contracts/call.ts';
import type { ProfitGroup, ProfitRow, profitCall } from '#shared/contracts/profit.ts';

export type AccountProfit = CallAnswer<typeof profitCall>['accounts'][number];

/** Returns the profit of a row, minor units; a loss is negative. */
export function netOfRow({ staked, returned }: Pick<ProfitRow, 'returned' | 'staked'>): number {
  return returned - staked;
}

/** Maximum rows of a plot: more slots of time are left to a shorter period. */
const MAX_ROWS = 60;

/** Returns the rows of a group: of time in its order, newest last; of others the one with the most bets first. */
export function rowsOfGroup({ rows }: Pick<AccountProfit, 'rows'>, group: ProfitGroup): readonly ProfitRow[] {
  const own = rows.filter((row) => row.group === group);
  if (group === 'time') return own.slice(-MAX_ROWS);
  if (group === 'odds') return own;
  return own.toSorted((a, b) => b.count - a.count);
}

/** A bar of the plot in its units: 100 wide, from the zero line. */
interface Bar {
  readonly x: number;
  readonly width: number;
  readonly isLoss: boolean;
}

/** Returns the bars of rows on one scale, with the place of its zero, 0 … 100. */
export function barsOf(rows: readonly ProfitRow[]): { readonly zero: number; readonly bars: readonly Bar[] } {
  const nets = rows.map(netOfRow);
  const least = Math.min(0, ...nets);
  const span = Math.max(0, ...nets) - least || 1;
  const zero = ((0 - least) / span) * 100;
  const bars = nets.map((net) => {
    const width = (Math.abs(net) / span) * 100;
    return { x: net < 0 ? zero - width : zero, width, isLoss: net < 0 };
  });
  return { zero, bars };
}
