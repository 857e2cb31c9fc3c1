import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { ConfigService } from '../config/config-service.ts';
import { createExpressRepository } from './express/express-repository.ts';
import { createExpresses, type Expresses } from './express/expresses.ts';
import { createGenerator, type Generator } from './generator/generator.ts';
import { createShareRepository } from './share-repository.ts';
import { createSharing, type Sharing } from './share-service.ts';

/** Coupons that are passed on by a code, and those that the platform puts together. */
export interface CouponOffers {
  readonly sharing: Sharing;
  readonly generate: Generator;
  readonly expresses: Expresses;
  /** Forgets codes whose time is over. */
  purge(): Promise<void>;
}

interface CouponOffersInput {
  readonly sql: Pool;
  readonly book: Pick<Book, 'game' | 'list' | 'quote' | 'topCompetitions'>;
  readonly clock: ServerClock;
  readonly config: Pick<ConfigService, 'couponOffers'>;
}

/** Makes them of a database, a book and the site config, which is read anew each time. */
export function createCouponOffers({ sql, book, clock, config }: CouponOffersInput): CouponOffers {
  const lifeHours = () => config.couponOffers().shareCodeHours;
  const sharing = createSharing({ repository: createShareRepository(sql), book, clock, lifeHours });
  return {
    sharing,
    expresses: createExpresses({
      repository: createExpressRepository(sql),
      book,
      clock,
      rules: () => config.couponOffers().express,
    }),
    generate: createGenerator({ book, settings: () => config.couponOffers().generator }),
    purge: () => sharing.purge(),
  };
}
