import { expect, test } from 'vitest';
import { createBook } from '#platform/simulation/book/create-book.ts';
import { type Random, randomFrom } from '#platform/simulation/random.ts';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import type { Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { cashOutCoupon, cashOutPriceFor, orderOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { WATCH_SETTINGS } from './watch-settings.ts';

const NOW = Date.UTC(2027, 8, 18, 15, 2);
/** Number of coupons: 2,000 by hand; an ordinary run plays fewer. */
const COUPONS = Number(process.env.HONEST_COUPONS ?? 400);
const AT_ONCE = 8;
const MINUTE = 60_000;
/** Games with bet builders; few, because the ends of each game must be drawn. */
const BUILT = 6;

const drawn = <T>(random: Random, list: readonly T[]): T | undefined => list[random.int(0, list.length - 1)];

/** Returns games of all sports, some of them in play, with their open selections. */
function gamesOf({ platform: { book } }: TestPlatform) {
  const ids = SPORTS.flatMap(({ id }) => [
    ...book.list({ section: 'line', sportId: id, hours: 6 }).slice(0, 2),
    ...book.list({ section: 'live', sportId: id }).slice(0, 2),
  ]);
  return ids.map((gameId) => ({
    gameId,
    selections: book.markets(gameId).flatMap(({ outcomes }) => outcomes.filter(({ suspended }) => !suspended)),
  }));
}

type Games = ReturnType<typeof gamesOf>;
type Bet = Placement['bets'][number];

async function builderBet(player: TestPlayer, { gameId, selections }: Games[number], random: Random): Promise<Bet[]> {
  const members = [drawn(random, selections)?.id ?? 0, drawn(random, selections)?.id ?? 0];
  const { body } = await player.post<BuilderPrice>(openPaths.priceBuilder, { gameId, members });
  if (!body.selectionId || !body.coef) return [];
  return [
    { selectionId: body.selectionId, coef: body.coef, members: body.members.map(({ selectionId }) => selectionId) },
  ];
}

/** Draws the bets of a coupon: a single, an express of up to four games, or a bet builder. */
async function betsFor(player: TestPlayer, games: Games, random: Random): Promise<Bet[]> {
  const built = drawn(random, games.slice(-BUILT));
  if (built && random.chance(0.15)) return builderBet(player, built, random);
  const legs = random.chance(0.6) ? 1 : random.int(2, 4);
  const chosen = new Set(Array.from({ length: legs }, () => drawn(random, games)));
  return [...chosen].flatMap((game) => {
    const selection = game && drawn(random, game.selections);
    return selection ? [{ selectionId: selection.id, coef: selection.price }] : [];
  });
}

async function play(player: TestPlayer, games: Games, random: Random): Promise<'accepted' | 'cashedOut' | 'refused'> {
  const bets = await betsFor(player, games, random);
  if (bets.length === 0) return 'refused';
  const typeId = bets.length === 1 ? COUPON_TYPE.single : COUPON_TYPE.express;
  const placement = { typeId, bets, amount: random.int(20, 500), changeCoefAction: 1 } as Partial<Placement>;
  const { body } = await player.place(player.placement([], placement));
  if (body.status !== 'accepted') return 'refused';
  if (!random.chance(0.2)) return 'accepted';
  const offer = await cashOutPriceFor(player, body.coupon.id);
  if (offer.status !== 'offered') return 'accepted';
  const answer = await cashOutCoupon(player, body.coupon.id, orderOf(offer));
  return answer.body.status === 'sold' ? 'cashedOut' : 'accepted';
}

test(`${COUPONS} random coupons on the book of the house, cashed out and settled, raise no finding`, async () => {
  const site = await startTestPlatform({ createBook, watchSettings: WATCH_SETTINGS, delaySeconds: 0 });
  const { clock, bookWatch, coupons, stops } = site.platform;
  await clock.moveTo(NOW);
  const players = await Promise.all(Array.from({ length: AT_ONCE }, () => site.player({ balance: 100_000_000 })));
  const counts = { accepted: 0, cashedOut: 0, refused: 0 };
  let left = COUPONS;
  for (let round = 0; left > 0; round += 1) {
    const games = gamesOf(site);
    const batch = Math.min(left, 500);
    await Promise.all(
      players.map(async (player, place) => {
        const random = randomFrom('honest play', round, place);
        for (let index = place; index < batch; index += AT_ONCE) {
          for (let tries = 0; tries < 10; tries += 1) {
            const end = await play(player, games, random);
            counts[end] += 1;
            if (end !== 'refused') break;
          }
        }
      }),
    );
    left -= batch;
    await clock.moveTo(clock.now() + 7 * MINUTE);
  }
  await clock.moveTo(clock.now() + 24 * 60 * MINUTE);
  await coupons.settleAll();
  await coupons.settled();
  await bookWatch.idle();
  expect(counts.accepted + counts.cashedOut).toBeGreaterThanOrEqual(COUPONS * 0.95);
  expect(counts.cashedOut).toBeGreaterThan(COUPONS * 0.1);
  const [watched] = await site.database.owner<{ ended: number; valued: number; open: number }[]>`
    select count(ended_at)::int as ended, count(value)::int as valued,
      (count(*) - count(ended_at))::int as open from coupon_watch`;
  expect(watched?.ended).toBeGreaterThan(COUPONS * 0.8);
  expect(watched?.valued).toBeGreaterThan(COUPONS * 0.8);
  expect(stops.all()).toEqual([]);
  await site.close();
}, 600_000);
