import type { AdjustableClock } from '../../clock/clock.ts';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { EndDuty } from '../../database/leader.ts';
import type { Pool } from '../../database/pool.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { ConfigService } from '../config/config-service.ts';
import { createAlertsRepository } from './alerts-repository.ts';
import { createChoicesRepository } from './choices-repository.ts';
import { createNoticeChoices, type NoticeChoicesService } from './notice-choices.ts';
import { createPriceAlerts, type PriceAlerts } from './price-alerts.ts';

/** Service for system notifications: the players' choices and their price alerts. */
export interface NoticeService {
  readonly choices: NoticeChoicesService;
  readonly alerts: PriceAlerts;
  /** Starts checking price alerts, as the leader alone does; returns the function that ends it. */
  lead(): EndDuty;
  purge(): Promise<void>;
}

interface NoticesInput {
  readonly sql: Pool;
  readonly announcements: Pick<Announcements, 'publish'>;
  readonly book: Pick<Book, 'finalScore' | 'settle'>;
  /** The part of the book that visitors are shown. */
  readonly shown: Pick<Book, 'game' | 'quote'>;
  readonly clock: AdjustableClock;
  readonly config: Pick<ConfigService, 'config'>;
  readonly onError: (error: unknown) => void;
}

export function createNotices(input: NoticesInput): NoticeService {
  const { sql, announcements, book, shown, clock, config, onError } = input;
  const alerts = createPriceAlerts({
    repository: createAlertsRepository(sql),
    book: {
      game: (gameId) => shown.game(gameId),
      quote: (selectionId) => shown.quote(selectionId),
      settle: (selectionId) => book.settle(selectionId),
      finalScore: (gameId) => book.finalScore(gameId),
    },
    clock,
    onChange: (userId) => announcements.publish('player', { userId, about: 'alerts' }),
  });
  return {
    choices: createNoticeChoices({
      repository: createChoicesRepository(sql),
      clock,
      site: () => config.config(),
      onChange: (userId) => announcements.publish('player', { userId, about: 'notices' }),
    }),
    alerts,
    // The book announces all markets only of followed games, so alerts on others are polled.
    lead: () => lookRepeatedly({ look: () => alerts.look(), clock, onError }),
    purge: () => alerts.purge(),
  };
}
