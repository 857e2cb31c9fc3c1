import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';

/** Age in server ms, at normal speed, up to which an event counts as the one that decided a bet. */
const RECENT_MS = 10_000;

/** Returns the latest events of a game, for the bets that they decide (peers (c)4); null without a recent one. */
export function decidingEvents(
  book: Pick<Book, 'report'>,
  clock: Pick<ServerClock, 'now' | 'speed'>,
): (gameId: number) => DecidingEventRecord | null {
  return (gameId) => {
    const [last] = book.report(gameId);
    if (!last || clock.now() - last.at > RECENT_MS * Math.max(1, clock.speed)) return null;
    const { kind, side, at, period, clockSeconds, score } = last;
    return { kind, side, at, period, clockSeconds, score: score ? [score[0], score[1]] : null };
  };
}
