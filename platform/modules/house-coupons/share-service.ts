import type { SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import { gameOfSelection, isSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { houseLeg } from './house-legs.ts';
import { newShareCode, readShareCode } from './share-code.ts';
import type { ShareRepository, StoredSharedCoupon } from './share-repository.ts';

/** Bets that a visitor shares. */
type NewShare = Omit<StoredSharedCoupon, 'bets'> & {
  readonly bets: readonly Omit<StoredSharedCoupon['bets'][number], 'live' | 'price'>[];
};

/** Service for share codes (P-16). */
export interface Sharing {
  /**
   * Stores bets under a new code; returns the code and the end of its validity (server clock, epoch ms). ApiError
   * BAD_REQUEST.
   */
  share(coupon: NewShare): Promise<{ readonly code: string; readonly endsAt: number }>;
  /** Shared bets that are still open, at present prices. ApiError SHARE_CODE_UNKNOWN. */
  load(code: string): Promise<SharedCouponAnswer>;
  /** Deletes expired share codes. */
  purge(): Promise<void>;
}

interface SharingInput {
  readonly repository: ShareRepository;
  readonly book: Pick<Book, 'game' | 'quote'>;
  readonly clock: ServerClock;
  /** Validity of a code, hours. */
  readonly lifeHours: () => number;
}

const HOUR = 3_600_000;
/** Number of codes tried: even two taken ones in a row are less likely than a broken table. */
const ATTEMPTS = 5;

type Found = Pick<SharedCouponAnswer, 'legs' | 'lost' | 'moved' | 'unknown'>;

export function createSharing({ repository, book, clock, lifeHours }: SharingInput): Sharing {
  async function share(coupon: NewShare) {
    const wrong = coupon.bets.findIndex(({ selectionId }) => !isSelectionId(selectionId));
    if (wrong >= 0) {
      const issues = [{ path: `body.bets.${wrong}.selectionId`, message: 'Must be a selection id' }];
      throw new ApiError('BAD_REQUEST', { message: 'The bets are not as described.', issues });
    }
    const bets = coupon.bets.map((bet) => {
      const quote = book.quote(bet.selectionId);
      return { ...bet, live: quote?.live ?? false, price: quote?.price ?? null };
    });
    const now = clock.now();
    const endsAt = now + lifeHours() * HOUR;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const code = newShareCode();
      if (await repository.keep(code, { ...coupon, bets }, now, endsAt)) return { code, endsAt };
    }
    throw new Error('All share codes that were tried are taken');
  }

  /**
   * Looks up shared bets. A bet on a game that has begun since is another bet, unless the game was in play when it was
   * shared.
   */
  function look({ bets }: StoredSharedCoupon): Found {
    const legs: Found['legs'] = [];
    const lost: Found['lost'] = [];
    let [moved, unknown] = [0, 0];
    for (const { selectionId, banker, blockId, live, price } of bets) {
      const quote = book.quote(selectionId);
      const game = book.game(gameOfSelection(selectionId));
      const hasBegun = quote?.live === true && !live;
      if (quote && game && quote.price > 0 && !hasBegun) {
        const place = definedOnly({ banker: banker || undefined, blockId });
        legs.push({ ...houseLeg(game, selectionId, quote.price), ...place });
        if (price !== null && price !== quote.price) moved += 1;
      } else if (game) lost.push({ home: game.home, away: game.away });
      else unknown += 1;
    }
    return { legs, moved, lost, unknown };
  }

  return {
    share,
    async load(typed) {
      const code = readShareCode(typed);
      const kept = code === null ? null : await repository.find(code, clock.now());
      if (!kept) throw new ApiError('SHARE_CODE_UNKNOWN');
      return { typeId: kept.typeId, systemValue: kept.systemValue, ...look(kept) };
    },
    purge: () => repository.purge(clock.now()),
  };
}
