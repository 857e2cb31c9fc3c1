import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import type { RepeatedCoupon } from '#shared/contracts/house-coupons.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { houseLeg } from './house-legs.ts';

type RepeatedLeg = RepeatedCoupon['legs'][number];

interface RepeatParts {
  readonly book: Pick<Book, 'game' | 'quote'>;
  /** Present price of a bet builder, thousandths; null for none. */
  readonly builderPrice: (gameId: number, members: readonly number[]) => Promise<number | null>;
}

/** Returns a leg at its present price; null where it is not offered any more. */
async function presentLeg(leg: CouponLeg, { book, builderPrice }: RepeatParts): Promise<RepeatedLeg | null> {
  const { selectionId, gameId, isLive, banker, blockId, group } = leg;
  const game = book.game(gameId);
  // A bet on a game that has begun since is another bet.
  if (!game || (game.live && !isLive)) return null;
  const members = group?.members.map(({ statusId: _, ...member }) => member);
  const ids = members?.map((member) => member.selectionId);
  const price = ids ? await builderPrice(gameId, ids) : (book.quote(selectionId)?.price ?? null);
  if (price === null || price <= 0) return null;
  const place = definedOnly({ banker: banker || undefined, members });
  return { ...houseLeg(game, selectionId, price), ...place, blockId };
}

/** Returns the bets of a coupon that can be placed again, at present prices, and the games of those that cannot. */
export async function repeatCoupon(coupon: Coupon, parts: RepeatParts): Promise<RepeatedCoupon> {
  const { typeId, systemValue, amount, amountByBlockId, iso, cashOut } = coupon;
  const legs: RepeatedLeg[] = [];
  const lost: RepeatedCoupon['lost'] = [];
  let moved = 0;
  for (const leg of coupon.legs) {
    const present = await presentLeg(leg, parts);
    if (!present) {
      lost.push({ home: leg.home, away: leg.away });
      continue;
    }
    legs.push(present);
    if (present.price !== leg.coef) moved += 1;
  }
  const stake = amount + (cashOut?.cashedOutStake ?? 0);
  return {
    ...{ typeId: typeId as RepeatedCoupon['typeId'], systemValue, amount: stake, iso, amountByBlockId },
    ...{ legs, moved, lost },
  };
}
