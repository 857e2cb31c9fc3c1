import { taxRuleOf } from '#shared/domain/coupon/tax.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { awardsModule } from '../modules/awards/awards-module.ts';
import { createAwardsRepository } from '../modules/awards/awards-repository.ts';
import { createAwards } from '../modules/awards/awards-service.ts';
import { createBookWatch } from '../modules/book-watch/book-watch-service.ts';
import { type CouponSettings, couponSettings } from '../modules/coupons/coupon-settings.ts';
import { couponsModule } from '../modules/coupons/coupons-module.ts';
import { type Coupons, createCoupons } from '../modules/coupons/coupons-service.ts';
import { registerStatementRoutes } from '../modules/coupons/statement/statement-routes.ts';
import { createStatements, type Statements } from '../modules/coupons/statement/statement-service.ts';
import { houseCouponsModule } from '../modules/house-coupons/house-coupons-module.ts';
import { createHouseCoupons } from '../modules/house-coupons/house-coupons-service.ts';
import { pointsModule } from '../modules/points/points-module.ts';
import { createPointsRepository } from '../modules/points/points-repository.ts';
import { createPoints } from '../modules/points/points-service.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openMoney } from './money.ts';
import type { openPeople } from './people.ts';
import type { openWorld } from './world.ts';

type BettingParts = Base &
  ServicesOf<typeof openWorld> &
  ServicesOf<typeof openMoney> &
  Pick<ServicesOf<typeof openPeople>, 'accounts' | 'authentication' | 'officeSettings'>;

/** Returns what the operator's settings say about coupons now. */
function settingsNow({ config, book, options }: BettingParts): CouponSettings {
  const site = config.config();
  const { delaySeconds: base } = options;
  const parts = {
    liability: { limits: config.liabilityLimits(), isTop: (id: number) => book.competition(id)?.top ?? false },
    disallowed: config.disallowedSports(),
    liveDelays: base === undefined ? config.liveDelays() : { base, bySport: {} },
  };
  return couponSettings(site.coupon, config.couponBonuses(), parts, taxRuleOf(site), config.couponReservations());
}

function openStatements({ accounts, config, ...parts }: BettingParts, coupons: Coupons): Statements {
  return createStatements({
    ...parts,
    history: coupons.history,
    brand: () => config.config().brand,
    async playerName(userId) {
      const player = await accounts.repository.player(userId);
      return player && (player.email || player.phone);
    },
  });
}

/** Opens coupons, house coupons, statements, and the book's watch over stakes and payouts. */
export async function openBetting(parts: BettingParts) {
  const { database, options, clock, config, book, shown, stops, authentication, report, onClose, onError } = parts;
  const { sql } = database;
  const settings = () => settingsNow(parts);
  const houseCoupons = createHouseCoupons({
    ...{ sql, book: shown, clock, config },
    maxPayout: (iso) => settings().limitsOf(iso).maxPayoutLimit,
  });
  const bookWatch = createBookWatch({ sql, book, clock, stops, report, onError }, options.watchSettings);
  onClose(() => bookWatch.close());
  const coupons = createCoupons({
    ...parts,
    settings,
    sportsOf: parts.officeSettings.sportsOf,
    points: () => config.points(),
    friends: () => config.friends(),
    banned: () => config.bannedPlayers(),
    printedSlipSecret: parts.lastingSecrets.couponSlip,
    watcher: bookWatch,
    cashOutSettings: () => config.couponCashOut(),
    expressUplift: (request) => houseCoupons.expresses.upliftFor(request),
  });
  onClose(() => coupons.close());
  const statements = openStatements(parts, coupons);
  const points = createPoints({
    ...parts,
    announcements: database.announcements,
    repository: createPointsRepository(sql),
    terms: () => config.points(),
  });
  return {
    services: { coupons, bookWatch, houseCoupons, statements, points },
    purges: [coupons, bookWatch, houseCoupons],
    leads: [coupons],
    starts: [coupons, bookWatch],
    routes({ app, register, visitorOf }) {
      couponsModule(app, { register, coupons, authentication, visitorOf, clock });
      registerStatementRoutes(app, { register, statements, authentication });
      const isOffered = () => isRouteOn(config.config(), ROUTE_FLAGS.awards);
      const awards = createAwards({ repository: createAwardsRepository(sql), clock, isOffered });
      awardsModule(app, { register, awards });
      pointsModule(app, { register, points, visitorOf });
      houseCouponsModule(app, { register, houseCoupons, coupons, book: shown });
    },
  } satisfies Area<object>;
}
