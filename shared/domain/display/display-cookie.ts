import { toCoefViewId } from '../odds/coef-view.ts';
import { isZoneName } from '../time/zone-name.ts';
import { type DisplayPreferences, defaultDisplay } from './display-preferences.ts';

/** Name of the cookie. */
export const DISPLAY_COOKIE = 'display';

/** All offsets from UTC that are in use in some part of the year, in minutes. */
export const TIME_ZONES: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60, 0, 60, 120, 180, 210, 240,
  270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 825, 840,
];

const MINUTES_AN_HOUR = 60;

type FlagName = {
  [Name in keyof DisplayPreferences]: DisplayPreferences[Name] extends boolean ? Name : never;
}[keyof DisplayPreferences];

/** Letters of the switches in the cookie; a stored letter keeps its meaning for good. */
const FLAGS = {
  a: 'isTimeZoneAutomatic',
  h: 'is12h',
  c: 'isAppCompactView',
  k: 'isCouponFolded',
  b: 'isBalanceHidden',
  B: 'isBalanceChosen',
  s: 'isSnowHidden',
  e: 'isAccumulatorOfTheDay',
  l: 'isLiveAccumulatorOfTheDay',
  g: 'isBetGenerator',
  d: 'isShowGameId',
  m: 'isBestMatchesOnTop',
  p: 'isDetailedScore',
  w: 'isTeamLogosInCoupon',
  y: 'isGroupByCountry',
  j: 'isGroupSportsByCategories',
  r: 'isRailFolded',
  u: 'isLeftSectionHover',
  x: 'isUpcomingEvent',
  K: 'isShortcutsOn',
} as const satisfies Readonly<Record<string, FlagName>>;
const FLAG_ENTRIES = Object.entries(FLAGS);

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
  const [, chosen = '', name = ''] = /^([^.]*)\.?(.*)/.exec(text) ?? [];
  const zone = name.replaceAll('.', '/').replaceAll('~', '+');
  const pairs = chosen.matchAll(/([a-z])(-?\d{1,4})/gi);
  const values = new Map([...pairs].map(([, key = '', value]) => [key, Number(value)]));
  const fallback = defaultDisplay(siteTimeZone, is12h);
  const flag = (key: string, otherwise: boolean) => (values.has(key) ? values.get(key) === 1 : otherwise);
  const flags = FLAG_ENTRIES.map(([key, name]) => [name, flag(key, fallback[name])]);
  return {
    ...(Object.fromEntries(flags) as Record<FlagName, boolean>),
    appTheme: pick(values.get('t'), [0, 1, 2], fallback.appTheme),
    coefViewId: toCoefViewId(values.get('o')),
    timeZone: isZoneName(zone) ? zone : (TIME_ZONES.find((one) => one === values.get('z')) ?? fallback.timeZone),
    appFontSize: pick(values.get('f'), [0, 1, 2], fallback.appFontSize),
    appViewType: pick(values.get('v'), [0, 1], fallback.appViewType),
    marketsNameType: flag('n', true) ? 'full' : 'short',
    coefIndicationType: pick(values.get('i'), [0, 1, 2], fallback.coefIndicationType),
    currentBettingType: flag('q', false) ? 'line' : 'live',
    filteredMarkets: pick(values.get('M'), [0, 1, 2, 3, 4, 5, 6], fallback.filteredMarkets),
    trackerView: pick(values.get('T'), [0, 1, 2], fallback.trackerView),
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
 * Returns the value of the cookie: letters and digits only; values equal to their default are left out. The name of a
 * zone follows after a point, with a point for each slash and ~ for plus: `t0a0.America.St_Johns`. Older versions read
 * the part before it.
 *
 * @param siteTimeZone hours from UTC, of the site config
 * @param is12h the visitor's country has a clock of 12 hours
 */
export function writeDisplay(display: DisplayPreferences, siteTimeZone: number, is12h = false): string {
  const write = (value: DisplayPreferences): Record<string, number> => ({
    t: value.appTheme,
    o: value.coefViewId,
    z: typeof value.timeZone === 'number' ? value.timeZone : siteTimeZone * MINUTES_AN_HOUR,
    f: value.appFontSize,
    v: value.appViewType,
    n: Number(value.marketsNameType === 'full'),
    i: value.coefIndicationType,
    q: Number(value.currentBettingType === 'line'),
    M: value.filteredMarkets,
    T: value.trackerView,
    ...Object.fromEntries(FLAG_ENTRIES.map(([key, name]) => [key, Number(value[name])])),
  });
  const usual = write(defaultDisplay(siteTimeZone, is12h));
  const chosen = Object.entries(write(display)).filter(([key, value]) => usual[key] !== value);
  const pairs = chosen.map(([key, value]) => `${key}${value}`).join('');
  const { timeZone } = display;
  return typeof timeZone === 'number' ? pairs : `${pairs}.${timeZone.replaceAll('/', '.').replaceAll('+', '~')}`;
}
