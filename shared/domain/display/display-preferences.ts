import { type CoefViewId, toCoefViewId } from '../odds/coef-view.ts';

/** betting §3, appTheme: 0 light, 1 dark; 2 follows the system. */
export type AppTheme = 0 | 1 | 2;
export type FontSize = 0 | 1 | 2;

/** What a player has chosen about how things look (betting §3, Global display state). Kept in one short cookie. */
export interface DisplayPreferences {
  readonly appTheme: AppTheme;
  readonly coefViewId: CoefViewId;
  /** Minutes from UTC. */
  readonly timeZone: number;
  /** The zone is the browser's, not the player's choice: it may be read anew on the next visit. */
  readonly isTimeZoneAutomatic: boolean;
  readonly is12h: boolean;
  readonly appFontSize: FontSize;
  readonly isAppCompactView: boolean;
  /** 0 European, 1 Asian: handicap and total first, outcomes of a market one below the other. */
  readonly appViewType: 0 | 1;
  readonly marketsNameType: 'short' | 'full';
  /** The coupon beside the content is a narrow strip (betting §3: rightSectionDisplayState). */
  readonly isCouponFolded: boolean;
  /** The header shows no figures (betting §3: user_hide_balance; seen unless the player hides it). */
  readonly isBalanceHidden: boolean;
  /** No snow on the home page, where the site has some. */
  readonly isSnowHidden: boolean;
  /** The empty coupon shows the express of the day, of games to come and in play (betting §3: isAccumulatorOfTheDay). */
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  /** Beside the coupon one can be put together for a wished payout (betting §3). */
  readonly isBetGenerator: boolean;
}

/** Name of the cookie. */
export const DISPLAY_COOKIE = 'display';

/** Every offset from UTC that a zone of today has, in minutes. */
export const TIME_ZONES: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210, 240, 270,
  300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840,
];

const MINUTES_AN_HOUR = 60;

/**
 * Preferences of somebody who has chosen nothing (betting §3, defaults).
 *
 * @param siteTimeZone hours from UTC, of the site config
 */
export function defaultDisplay(siteTimeZone: number): DisplayPreferences {
  return {
    appTheme: 1,
    coefViewId: 0,
    timeZone: siteTimeZone * MINUTES_AN_HOUR,
    isTimeZoneAutomatic: true,
    is12h: false,
    appFontSize: 1,
    isAppCompactView: false,
    appViewType: 0,
    marketsNameType: 'short',
    isCouponFolded: false,
    isBalanceHidden: false,
    isSnowHidden: false,
    isAccumulatorOfTheDay: true,
    isLiveAccumulatorOfTheDay: true,
    isBetGenerator: true,
  };
}

function pick<Value extends number>(value: number | undefined, allowed: readonly Value[], fallback: Value): Value {
  return allowed.find((one) => one === value) ?? fallback;
}

/**
 * Reads the cookie; what is missing, unknown or damaged has its default, so that no cookie can break a page.
 *
 * @param text value of the cookie, '' when there is none
 * @param siteTimeZone hours from UTC, of the site config
 */
export function parseDisplay(text: string, siteTimeZone: number): DisplayPreferences {
  const values = new Map([...text.matchAll(/([a-z])(-?\d{1,4})/g)].map(([, key = '', value]) => [key, Number(value)]));
  const fallback = defaultDisplay(siteTimeZone);
  const flag = (key: string, otherwise: boolean) => (values.has(key) ? values.get(key) === 1 : otherwise);
  const zone = pick(values.get('z'), TIME_ZONES, fallback.timeZone);
  return {
    appTheme: pick(values.get('t'), [0, 1, 2], fallback.appTheme),
    coefViewId: toCoefViewId(values.get('o')),
    timeZone: zone,
    isTimeZoneAutomatic: flag('a', fallback.isTimeZoneAutomatic),
    is12h: flag('h', fallback.is12h),
    appFontSize: pick(values.get('f'), [0, 1, 2], fallback.appFontSize),
    isAppCompactView: flag('c', fallback.isAppCompactView),
    appViewType: pick(values.get('v'), [0, 1], fallback.appViewType),
    marketsNameType: flag('n', false) ? 'full' : 'short',
    isCouponFolded: flag('k', fallback.isCouponFolded),
    isBalanceHidden: flag('b', fallback.isBalanceHidden),
    isSnowHidden: flag('s', fallback.isSnowHidden),
    isAccumulatorOfTheDay: flag('e', fallback.isAccumulatorOfTheDay),
    isLiveAccumulatorOfTheDay: flag('l', fallback.isLiveAccumulatorOfTheDay),
    isBetGenerator: flag('g', fallback.isBetGenerator),
  };
}

/**
 * The preferences without what was only found out: the zone of the browser, in whose place stands that of the site.
 *
 * @param siteTimeZone hours from UTC, of the site config
 */
export function chosenDisplay(display: DisplayPreferences, siteTimeZone: number): DisplayPreferences {
  return display.isTimeZoneAutomatic ? { ...display, timeZone: siteTimeZone * MINUTES_AN_HOUR } : display;
}

/** The cookie's value: letters and digits only, what has its default is left out. */
export function writeDisplay(display: DisplayPreferences, siteTimeZone: number): string {
  const write = (value: DisplayPreferences): Record<string, number> => ({
    t: value.appTheme,
    o: value.coefViewId,
    z: value.timeZone,
    a: Number(value.isTimeZoneAutomatic),
    h: Number(value.is12h),
    f: value.appFontSize,
    c: Number(value.isAppCompactView),
    v: value.appViewType,
    n: Number(value.marketsNameType === 'full'),
    k: Number(value.isCouponFolded),
    b: Number(value.isBalanceHidden),
    s: Number(value.isSnowHidden),
    e: Number(value.isAccumulatorOfTheDay),
    l: Number(value.isLiveAccumulatorOfTheDay),
    g: Number(value.isBetGenerator),
  });
  const usual = write(defaultDisplay(siteTimeZone));
  const chosen = Object.entries(write(display)).filter(([key, value]) => usual[key] !== value);
  return chosen.map(([key, value]) => `${key}${value}`).join('');
}
