import { type CoefViewId, toCoefViewId } from '../odds/coef-view.ts';

/** Theme of the app: 0 light, 1 dark, 2 follows the system (betting §3, appTheme). */
export type AppTheme = 0 | 1 | 2;
export type FontSize = 0 | 1 | 2;

/** Display preferences of a player (betting §3, Global display state), stored in one short cookie. */
export interface DisplayPreferences {
  readonly appTheme: AppTheme;
  readonly coefViewId: CoefViewId;
  /** Minutes from UTC. */
  readonly timeZone: number;
  /** The zone comes from the browser, not from the player: the next visit may read it again. */
  readonly isTimeZoneAutomatic: boolean;
  readonly is12h: boolean;
  readonly appFontSize: FontSize;
  readonly isAppCompactView: boolean;
  /** 0 European, 1 Asian: handicap and total first, outcomes of a market in one column. */
  readonly appViewType: 0 | 1;
  readonly marketsNameType: 'short' | 'full';
  /** The bet slip next to the content is a narrow strip (betting §3: rightSectionDisplayState). */
  readonly isCouponFolded: boolean;
  /** The header hides balances (betting §3: user_hide_balance; shown by default). */
  readonly isBalanceHidden: boolean;
  /** The home page shows no snow where the site has some. */
  readonly isSnowHidden: boolean;
  /**
   * The empty bet slip shows the express of the day, of line games and of live games (betting §3:
   * isAccumulatorOfTheDay).
   */
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  /** The bet slip offers the generator (betting §3). */
  readonly isBetGenerator: boolean;
}

/** Name of the cookie. */
export const DISPLAY_COOKIE = 'display';

/** All offsets from UTC that are in use, in minutes. */
export const TIME_ZONES: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210, 240, 270,
  300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840,
];

const MINUTES_AN_HOUR = 60;

/**
 * Returns the preferences of a visitor who has chosen none (betting §3, defaults).
 *
 * @param siteTimeZone hours from UTC, of the site config
 * @param is12h the visitor's country has a clock of 12 hours
 */
export function defaultDisplay(siteTimeZone: number, is12h = false): DisplayPreferences {
  return {
    appTheme: 1,
    coefViewId: 0,
    timeZone: siteTimeZone * MINUTES_AN_HOUR,
    isTimeZoneAutomatic: true,
    is12h,
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
 * Returns the preferences of a cookie (betting §3); missing, unknown and damaged values have their default, so that no
 * cookie can break a page.
 *
 * @param text value of the cookie, '' when there is none
 * @param siteTimeZone hours from UTC, of the site config
 * @param is12h the visitor's country has a clock of 12 hours
 */
export function parseDisplay(text: string, siteTimeZone: number, is12h = false): DisplayPreferences {
  const values = new Map([...text.matchAll(/([a-z])(-?\d{1,4})/g)].map(([, key = '', value]) => [key, Number(value)]));
  const fallback = defaultDisplay(siteTimeZone, is12h);
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
 * Returns the preferences without a zone that only the browser gave: that of the site replaces it.
 *
 * @param siteTimeZone hours from UTC, of the site config
 */
export function chosenDisplay(display: DisplayPreferences, siteTimeZone: number): DisplayPreferences {
  return display.isTimeZoneAutomatic ? { ...display, timeZone: siteTimeZone * MINUTES_AN_HOUR } : display;
}

/**
 * Returns the value of the cookie: letters and digits only; values equal to their default are left out.
 *
 * @param siteTimeZone hours from UTC, of the site config
 * @param is12h the visitor's country has a clock of 12 hours
 */
export function writeDisplay(display: DisplayPreferences, siteTimeZone: number, is12h = false): string {
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
  const usual = write(defaultDisplay(siteTimeZone, is12h));
  const chosen = Object.entries(write(display)).filter(([key, value]) => usual[key] !== value);
  return chosen.map(([key, value]) => `${key}${value}`).join('');
}
