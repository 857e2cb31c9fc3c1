import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';

/** Server ms at the usual speed: what is older need not be what decided the bet, so that nothing is said. */
const RECENT_MS = 10_000;

/** What has just happened in a game, for the bets that it decides (peers (c)4); null when nothing has. */
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
