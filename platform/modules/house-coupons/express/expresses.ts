import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { HouseExpress, houseExpressesCall } from '#shared/contracts/house-coupons.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { gameOfSelection, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { isSimulated } from '#shared/domain/sports/simulated.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { HouseCouponsSettings } from '../../config/config-service.ts';
import { houseLeg } from '../house-legs.ts';
import { composeExpress, type ExpressCandidate, type ExpressRule } from './compose.ts';
import type { ExpressRepository, ExpressSection, StoredExpress } from './express-repository.ts';

/** A placement that names a house express. */
interface NamedExpress {
  readonly expressId?: string | undefined;
  readonly typeId: number;
  readonly bets: readonly { readonly selectionId: number }[];
}

/** The house expresses, composed each day (P-15; coupon mathematics §8.10). */
export interface Expresses {
  /** The present expresses; one with a leg that has begun, is suspended or gone is replaced by the next. */
  today(): Promise<CallAnswer<typeof houseExpressesCall>>;
  /**
   * Uplift percent for a placement that names an express: null unless it is current and the bets are exactly its legs.
   */
  upliftFor(request: NamedExpress): Promise<number | null>;
}

interface ExpressesInput {
  readonly repository: ExpressRepository;
  readonly book: Pick<Book, 'game' | 'list' | 'quote' | 'topCompetitions'>;
  readonly clock: ServerClock;
  readonly rules: () => HouseCouponsSettings['express'];
  /** Whether a market may be joined with others. */
  readonly mayJoin: (game: Game, typeId: number) => boolean;
}

/** Largest number of games examined: pricing each takes time. */
const LOOKED_AT = 60;
const DAY_LENGTH = 10;

export function createExpresses({ repository, book, clock, rules, mayJoin }: ExpressesInput): Expresses {
  const today = () => new Date(clock.now()).toISOString().slice(0, DAY_LENGTH);

  /** Returns games of the popular competitions; of all where those have too few. */
  function gamesOf(section: ExpressSection, { legs, hours }: ExpressRule): number[] {
    const query = { section, ...(section === 'line' ? { hours } : {}) } as const;
    const popular = book
      .topCompetitions()
      .flatMap(({ id, sportId }) => book.list({ ...query, sportId, competitionId: id }));
    return (popular.length >= legs * 2 ? popular : book.list(query)).slice(0, LOOKED_AT);
  }

  function candidatesOf(section: ExpressSection, gameIds: readonly number[]): ExpressCandidate[] {
    const games = gameIds.flatMap((id) => book.game(id) ?? []).filter(({ live }) => live === (section === 'live'));
    return games.flatMap((game) => {
      const first = game.main.find(({ typeId }) => mayJoin(game, typeId));
      return (first?.outcomes ?? []).flatMap(({ id, price, suspended }) =>
        suspended ? [] : [{ gameId: game.id, selectionId: id, price, simulated: isSimulated(game) }],
      );
    });
  }

  /** Returns the legs at present prices; null as soon as one of them cannot be bet on as intended. */
  function expressOf({ id, section, percent, selectionIds }: StoredExpress): HouseExpress | null {
    const legs = selectionIds.flatMap((selectionId) => {
      const quote = book.quote(selectionId);
      const game = book.game(gameOfSelection(selectionId));
      const isOpen = quote && game && !quote.suspended && quote.live === (section === 'live');
      return isOpen && mayJoin(game, unpackSelectionId(selectionId).marketType)
        ? [houseLeg(game, selectionId, quote.price)]
        : [];
    });
    if (legs.length < selectionIds.length) return null;
    const product = legs.reduce((all, { price }) => all * BigInt(price), 100n + BigInt(percent));
    const scale = 100n * 1000n ** BigInt(legs.length - 1);
    return { expressId: id, percent, coef: Number((2n * product + scale) / (2n * scale)), legs };
  }

  async function put(section: ExpressSection, rule: ExpressRule, day: string, turn: number): Promise<void> {
    const candidates = candidatesOf(section, gamesOf(section, rule));
    const seed = ['express', section, day, turn];
    const real = candidates.filter(({ simulated }) => !simulated);
    const legs = composeExpress(real, rule, seed) ?? composeExpress(candidates, rule, seed);
    if (!legs) return;
    const selectionIds = legs.map(({ selectionId }) => selectionId);
    await repository.add({ id: `${section}-${day}-${turn}`, section, day, turn, percent: rule.percent, selectionIds });
  }

  async function current(section: ExpressSection): Promise<HouseExpress | null> {
    const rule = rules()[section];
    if (!rule) return null;
    const day = today();
    const last = await repository.last(section, day);
    const express = last && !last.isOver ? expressOf(last) : null;
    if (express) return express;
    if (last) await repository.end(last.id, clock.now());
    await put(section, rule, day, last ? last.turn + 1 : 0);
    const next = await repository.last(section, day);
    return next && !next.isOver ? expressOf(next) : null;
  }

  return {
    async today() {
      const [line, live] = await Promise.all([current('line'), current('live')]);
      return { line, live };
    },
    async upliftFor({ expressId = '', typeId, bets }) {
      const express = await repository.byId(expressId);
      if (!express || express.isOver || express.day !== today() || !rules()[express.section]) return null;
      const { selectionIds } = express;
      const asked = new Set(bets.map(({ selectionId }) => selectionId));
      const isWhole = bets.length === selectionIds.length && selectionIds.every((id) => asked.has(id));
      // A leg that has begun, or has left the book, ends the express even if it was not read since.
      const isAsMeant = selectionIds.every((id) => book.quote(id)?.live === (express.section === 'live'));
      return typeId === COUPON_TYPE.express && isWhole && isAsMeant ? express.percent : null;
    },
  };
}
