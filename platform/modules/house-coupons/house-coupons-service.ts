import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { ConfigService } from '../config/config-service.ts';
import { createExpressRepository } from './express/express-repository.ts';
import { createExpresses, type Expresses } from './express/expresses.ts';
import { type CouponGenerator, createGenerator } from './generator/generator.ts';
import { createShareRepository } from './share-repository.ts';
import { createSharing, type Sharing } from './share-service.ts';

/** Service for shared coupons and for those that the platform composes. */
export interface HouseCoupons {
  readonly sharing: Sharing;
  readonly generate: CouponGenerator;
  readonly expresses: Expresses;
  /** Deletes expired share codes. */
  purge(): Promise<void>;
}

interface HouseCouponsInput {
  readonly sql: Pool;
  readonly book: Pick<Book, 'game' | 'list' | 'quote' | 'topCompetitions'>;
  readonly clock: ServerClock;
  readonly config: Pick<ConfigService, 'houseCoupons'>;
  /** The largest payout of a coupon, minor units, by currency. */
  readonly maxPayout: (iso: string) => number;
}

/** Creates the service from a database, a book and the site config, which is read at each call. */
export function createHouseCoupons({ sql, book, clock, config, maxPayout }: HouseCouponsInput): HouseCoupons {
  const lifeHours = () => config.houseCoupons().shareCodeHours;
  const sharing = createSharing({ repository: createShareRepository(sql), book, clock, lifeHours });
  return {
    sharing,
    expresses: createExpresses({
      repository: createExpressRepository(sql),
      book,
      clock,
      rules: () => config.houseCoupons().express,
    }),
    generate: createGenerator({ book, maxPayout, settings: () => config.houseCoupons().generator }),
    purge: () => sharing.purge(),
  };
}
