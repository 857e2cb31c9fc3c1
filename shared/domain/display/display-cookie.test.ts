import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COEF_VIEWS } from '../odds/coef-view.ts';
import { minutesFromUtc } from '../time/zone.ts';
import { isZoneName } from '../time/zone-name.ts';
import { parseDisplay, TIME_ZONES, writeDisplay } from './display-cookie.ts';
import { type DisplayPreferences, defaultDisplay } from './display-preferences.ts';

const ZONES = [
  'Europe/London',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Etc/GMT+5',
  'Etc/GMT-14',
  'UTC',
];

const preferences: fc.Arbitrary<DisplayPreferences> = fc.record({
  appTheme: fc.constantFrom(0, 1, 2),
  coefViewId: fc.constantFrom(...COEF_VIEWS.map(({ id }) => id)),
  timeZone: fc.constantFrom(...TIME_ZONES, ...ZONES),
  isTimeZoneAutomatic: fc.boolean(),
  is12h: fc.boolean(),
  appFontSize: fc.constantFrom(0, 1, 2),
  isAppCompactView: fc.boolean(),
  appViewType: fc.constantFrom(0, 1),
  marketsNameType: fc.constantFrom('short', 'full'),
  isCouponFolded: fc.boolean(),
  isBalanceHidden: fc.boolean(),
  isBalanceChosen: fc.boolean(),
  isSnowHidden: fc.boolean(),
  isAccumulatorOfTheDay: fc.boolean(),
  isLiveAccumulatorOfTheDay: fc.boolean(),
  isBetGenerator: fc.boolean(),
  coefIndicationType: fc.constantFrom(0, 1, 2),
  isShowGameId: fc.boolean(),
  isBestMatchesOnTop: fc.boolean(),
  isDetailedScore: fc.boolean(),
  isTeamLogosInCoupon: fc.boolean(),
  isGroupByCountry: fc.boolean(),
  isGroupSportsByCategories: fc.boolean(),
  isRailFolded: fc.boolean(),
  isLeftSectionHover: fc.boolean(),
  currentBettingType: fc.constantFrom('live', 'line'),
  isUpcomingEvent: fc.boolean(),
  filteredMarkets: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  isShortcutsOn: fc.boolean(),
  trackerView: fc.constantFrom(0, 1, 2),
});

describe('[B-04] the display cookie', () => {
  test('returns every choice that was written', () => {
    fc.assert(
      fc.property(preferences, fc.integer({ min: -12, max: 14 }), (chosen, zone) => {
        const text = writeDisplay(chosen, zone);
        expect(text).toMatch(/^[A-Za-z0-9-]*(\.[A-Za-z0-9._~-]+)?$/);
        // No character has to be written otherwise in a cookie.
        expect(encodeURIComponent(text)).toBe(text);
        expect(parseDisplay(text, zone)).toEqual(chosen);
      }),
    );
  });

  test('is empty for a visitor who has chosen nothing', () => {
    expect(writeDisplay(defaultDisplay(3), 3)).toBe('');
    expect(parseDisplay('', 3)).toEqual(defaultDisplay(3));
  });

  test('has the defaults of the specification', () => {
    expect(defaultDisplay(3)).toMatchObject({
      coefViewId: 0,
      timeZone: 180,
      appViewType: 0,
      is12h: false,
      currentBettingType: 'live',
      isGroupByCountry: true,
      isAccumulatorOfTheDay: true,
      isLiveAccumulatorOfTheDay: true,
    });
  });

  test('names outcomes in full unless the player wants them short', () => {
    expect(defaultDisplay(3).marketsNameType).toBe('full');
    expect(parseDisplay('n0', 3).marketsNameType).toBe('short');
  });

  test.each([
    ['z330', 330, true],
    ['t0z-150a0', -150, false],
    ['z825', 825, true],
    ['.Pacific.Chatham', 'Pacific/Chatham', true],
    ['t0a0.America.St_Johns', 'America/St_Johns', false],
    ['a0.Etc.GMT~5', 'Etc/GMT+5', false],
  ])('%s has the zone %s', (text, timeZone, isTimeZoneAutomatic) => {
    expect(parseDisplay(text, 3)).toMatchObject({ timeZone, isTimeZoneAutomatic });
  });

  test.each([
    '.',
    '.Nonsense.Name',
    '.Etc.Unknown',
    '.Europe..London',
    '.%2e',
    '.constructor',
    `.${'A'.repeat(3000)}`,
    'z7',
  ])('has the zone of the site where its own is none: %s', (text) => {
    expect(parseDisplay(`t0${text}`, 3)).toEqual({ ...defaultDisplay(3), appTheme: 0 });
  });

  test('never breaks a page with any text in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseDisplay(text, 3);
        expect(typeof read.timeZone === 'string' ? isZoneName(read.timeZone) : TIME_ZONES.includes(read.timeZone)).toBe(
          true,
        );
        expect([0, 1, 2]).toContain(read.appTheme);
      }),
    );
    expect(parseDisplay('t9o77z17f5T3', 3)).toEqual(defaultDisplay(3));
  });
});

test('every offset that a zone has in some part of the year can be chosen', () => {
  const days = Array.from({ length: 48 }, (_, week) => Date.UTC(2027, 0, 1) + week * 8 * 86_400_000);
  const offsets = Intl.supportedValuesOf('timeZone').flatMap((zone) => days.map((day) => minutesFromUtc(zone, day)));
  expect(TIME_ZONES).toEqual(expect.arrayContaining([...new Set(offsets)]));
});
