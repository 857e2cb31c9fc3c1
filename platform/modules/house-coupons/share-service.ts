import type { SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { gameOfSelection, isSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { houseLeg } from './house-legs.ts';
import { newShareCode, readShareCode } from './share-code.ts';
import type { ShareRepository, StoredSharedCoupon } from './share-repository.ts';

/** Bets that somebody passes on. */
type NewShare = Omit<StoredSharedCoupon, 'bets'> & {
  readonly bets: readonly Omit<StoredSharedCoupon['bets'][number], 'live' | 'price'>[];
};

/** Coupons that are passed on by a code (P-16). */
export interface Sharing {
  /** Keeps bets under a new code; the code, and when its time is over (server clock, epoch ms). ApiError BAD_REQUEST. */
  share(coupon: NewShare): Promise<{ readonly code: string; readonly endsAt: number }>;
  /** What of it can still be bet on, at the prices of now. ApiError SHARE_CODE_UNKNOWN. */
  load(code: string): Promise<SharedCouponAnswer>;
  /** Forgets codes whose time is over. */
  purge(): Promise<void>;
}

interface SharingInput {
  readonly repository: ShareRepository;
  readonly book: Pick<Book, 'game' | 'quote'>;
  readonly clock: ServerClock;
  /** How long a code lives. */
  readonly lifeHours: () => number;
}

const HOUR = 3_600_000;
/** Two in a row that are taken are less likely than a broken table. */
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
    throw new Error('No code of a shared coupon was free');
  }

  /** A bet of a game that has begun is not the bet that was passed on, unless it was made on a game in play. */
  function look({ bets }: StoredSharedCoupon): Found {
    const legs: Found['legs'] = [];
    const lost: Found['lost'] = [];
    let [moved, unknown] = [0, 0];
    for (const { selectionId, banker, blockId, live, price } of bets) {
      const quote = book.quote(selectionId);
      const game = book.game(gameOfSelection(selectionId));
      const hasBegun = quote?.live === true && !live;
      if (quote && game && quote.price > 0 && !hasBegun) {
        const place = { ...(banker ? { banker } : {}), ...(blockId === undefined ? {} : { blockId }) };
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
