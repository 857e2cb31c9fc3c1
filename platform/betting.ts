import { taxRuleOf } from '#shared/domain/coupon/tax.ts';
import type { ServerClock } from './clock/server-clock.ts';
import type { Database } from './database/database.ts';
import type { DatabaseReporter } from './database/embedded/embedded-database.ts';
import type { Leader } from './database/leader.ts';
import type { LastingSecrets } from './keys/lasting-secrets-store.ts';
import type { Accounts } from './modules/accounts/accounts-service.ts';
import type { Admission } from './modules/admission/admission-service.ts';
import { createBookWatch, type WatchSettings } from './modules/book-watch/book-watch-service.ts';
import type { ShownBook } from './modules/catalogue/shown-book.ts';
import type { ConfigService } from './modules/config/config-service.ts';
import { type CouponSettings, couponSettings } from './modules/coupons/coupon-settings.ts';
import { createCoupons } from './modules/coupons/coupons-service.ts';
import type { Decisions } from './modules/decisions/decisions-service.ts';
import { createHouseCoupons } from './modules/house-coupons/house-coupons-service.ts';
import type { Names } from './modules/names/names-service.ts';
import type { SimulatedBook } from './simulation/book/book-of-world.ts';
import type { MarketStops } from './simulation/book/market-stops.ts';

/** Dependencies of betting. */
interface BettingParts {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly config: ConfigService;
  readonly lastingSecrets: LastingSecrets;
  readonly accounts: Accounts;
  readonly admission: Admission;
  readonly book: SimulatedBook;
  readonly shown: ShownBook;
  readonly names: Names;
  readonly stops: MarketStops;
  readonly decisions: Decisions;
  readonly leader: Pick<Leader, 'term'>;
  /** Seconds of server clock that live coupons of every sport are delayed; by default the site config's delays. */
  readonly delaySeconds?: number;
  readonly watchSettings?: WatchSettings;
  readonly report: DatabaseReporter;
  readonly onError: (error: unknown) => void;
}

/** Returns what the operator's settings say about coupons now. */
function settingsNow({ config, book, delaySeconds: base }: BettingParts): CouponSettings {
  const site = config.config();
  const parts = {
    liability: { limits: config.liabilityLimits(), isTop: (id: number) => book.competition(id)?.top ?? false },
    disallowed: config.disallowedSports(),
    liveDelays: base === undefined ? config.liveDelays() : { base, bySport: {} },
  };
  return couponSettings(site.coupon, config.couponBonuses(), parts, taxRuleOf(site), config.couponReservations());
}

/** Opens coupons, house coupons and the book's watch over stakes and payouts. */
export async function openBetting(parts: BettingParts, closing: { add(close: () => unknown): void }) {
  const {
    database,
    clock,
    config,
    accounts,
    admission,
    book,
    shown,
    names,
    stops,
    decisions,
    leader,
    report,
    onError,
  } = parts;
  const { sql } = database;
  const settings = () => settingsNow(parts);
  const printedSlipSecret = parts.lastingSecrets.couponSlip;
  const houseCoupons = createHouseCoupons({
    ...{ sql, book: shown, clock, config },
    maxPayout: (iso) => settings().limitsOf(iso).maxPayoutLimit,
  });
  const bookWatch = createBookWatch({ sql, book, clock, stops, report, onError }, parts.watchSettings);
  closing.add(() => bookWatch.close());
  const coupons = createCoupons({
    ...{
      database,
      book,
      shown,
      names,
      decisions,
      leader,
      clock,
      accounts,
      admission,
      settings,
      printedSlipSecret,
      onError,
    },
    watcher: bookWatch,
    cashOutSettings: () => config.couponCashOut(),
    expressUplift: (request) => houseCoupons.expresses.upliftFor(request),
  });
  closing.add(() => coupons.close());
  return { coupons, bookWatch, houseCoupons };
}
