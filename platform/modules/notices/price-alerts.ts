import type { PriceAlertsAnswer } from '#shared/contracts/notices.ts';
import { isSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { AlertSubject, AlertsRepository, PendingAlert } from './alerts-repository.ts';

/** Service for price alerts. */
export interface PriceAlerts {
  /** Pending alerts, and reached ones that were not shown yet; marks `told` as shown. */
  ofPlayer(userId: number, told?: readonly number[]): Promise<PriceAlertsAnswer>;
  /** @throws ApiError ALERT_OUTCOME_GONE, ALERT_PRICE_IS_THERE, ALERTS_FULL */
  set(userId: number, selectionId: number, wanted: number): Promise<PriceAlertsAnswer>;
  drop(userId: number, id: number): Promise<PriceAlertsAnswer>;
  /** Checks all pending alerts: records reached ones, deletes those whose game is over. */
  look(): Promise<void>;
  purge(): Promise<void>;
}

type AlertBook = Pick<Book, 'finalScore' | 'game' | 'quote' | 'settle'>;

interface AlertsInput {
  readonly repository: AlertsRepository;
  readonly book: AlertBook;
  readonly clock: Pick<ServerClock, 'now'>;
  /** Called after the alerts of a player have changed. */
  readonly onChange: (userId: number) => void;
}

/** Largest number of pending alerts of a player. */
const MAX_ALERTS = 20;
/** Time for which a reached alert is kept for a player who does not return. */
const KEPT_MS = 7 * 86_400_000;

function subjectOf(book: AlertBook, selectionId: number): AlertSubject | null {
  const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
  const game = book.game(gameId);
  return game && { typeId: marketType, period, param, outcome, game };
}

/** Returns whether the price can no longer change: the game is over or unknown, or the outcome is decided. */
const isOver = (book: AlertBook, { gameId, selectionId }: Pick<PendingAlert, 'gameId' | 'selectionId'>) =>
  book.game(gameId) === null || book.finalScore(gameId) !== null || book.settle(selectionId) !== null;

/** Returns whether a price is the wanted one, or beyond it. */
export const isReached = ({ goes, wanted }: Pick<PendingAlert, 'goes' | 'wanted'>, price: number): boolean =>
  goes === 'up' ? price >= wanted : price <= wanted;

export function createPriceAlerts({ repository, book, clock, onChange }: AlertsInput): PriceAlerts {
  async function ofPlayer(userId: number, told: readonly number[] = []): Promise<PriceAlertsAnswer> {
    if (told.length > 0) {
      await repository.told(userId, told);
      onChange(userId);
    }
    return { alerts: await repository.ofPlayer(userId), most: MAX_ALERTS };
  }

  return {
    ofPlayer,
    async set(userId, selectionId, wanted) {
      const quote = isSelectionId(selectionId) ? book.quote(selectionId) : null;
      const subject = quote && subjectOf(book, selectionId);
      if (!quote || !subject || isOver(book, { gameId: quote.gameId, selectionId }))
        throw new ApiError('ALERT_OUTCOME_GONE');
      if (quote.price === wanted) throw new ApiError('ALERT_PRICE_IS_THERE');
      const goes = wanted > quote.price ? 'up' : 'down';
      const alert = { userId, selectionId, wanted, goes, from: quote.price, subject, madeAt: clock.now() } as const;
      if (!(await repository.add(alert, MAX_ALERTS))) throw new ApiError('ALERTS_FULL');
      onChange(userId);
      return ofPlayer(userId);
    },
    async drop(userId, id) {
      await repository.drop(userId, id);
      onChange(userId);
      return ofPlayer(userId);
    },
    async look() {
      const waiting = await repository.waiting();
      const ended = waiting.filter((alert) => isOver(book, alert));
      if (ended.length > 0) await repository.end(ended.map(({ id }) => id));
      for (const { userId } of ended) onChange(userId);
      for (const alert of waiting) {
        if (ended.includes(alert)) continue;
        const quote = book.quote(alert.selectionId);
        // A price at which the player cannot bet now is not reported.
        if (!quote || quote.suspended || quote.price <= 0 || !isReached(alert, quote.price)) continue;
        if (await repository.fire(alert.id, quote.price, clock.now())) onChange(alert.userId);
      }
    },
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
