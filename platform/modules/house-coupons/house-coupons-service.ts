import type { Game } from '#shared/contracts/catalogue.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { ConfigService } from '../config/config-service.ts';
import { createExpressRepository } from './express/express-repository.ts';
import { createExpresses, type Expresses } from './express/expresses.ts';
import { type CouponGenerator, createGenerator } from './generator/generator.ts';
import { isJoinable } from './house-legs.ts';
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
  readonly config: Pick<ConfigService, 'config' | 'houseCoupons'>;
  /** The largest payout of a coupon, minor units, by currency. */
  readonly maxPayout: (iso: string) => number;
}

/** Creates the service from a database, a book and the site config, which is read at each call. */
export function createHouseCoupons({ sql, book, clock, config, maxPayout }: HouseCouponsInput): HouseCoupons {
  const lifeHours = () => config.houseCoupons().shareCodeHours;
  const mayJoin = (game: Game, typeId: number) => isJoinable(config.config().coupon.restrictions, game, typeId);
  const sharing = createSharing({ repository: createShareRepository(sql), book, clock, lifeHours });
  return {
    sharing,
    expresses: createExpresses({
      repository: createExpressRepository(sql),
      book,
      clock,
      mayJoin,
      rules: () => config.houseCoupons().express,
    }),
    generate: createGenerator({ book, maxPayout, mayJoin, settings: () => config.houseCoupons().generator }),
    purge: () => sharing.purge(),
  };
}
