import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  bodiesOf,
  DEFAULT_NOTICE_CHOICES,
  isQuiet,
  mayNotify,
  type NoticeChoices,
  noticeChoicesSchema,
  requiredKinds,
} from './notice-choices.ts';

const HOUR = 60;
const night = { from: 22 * HOUR, to: 7 * HOUR };
const noon = { from: 12 * HOUR, to: 13 * HOUR };

describe('[Z-04] quiet hours', () => {
  test.each([
    [null, 3 * HOUR, false],
    [noon, 12 * HOUR - 1, false],
    [noon, 12 * HOUR, true],
    [noon, 13 * HOUR - 1, true],
    [noon, 13 * HOUR, false],
    [night, 22 * HOUR - 1, false],
    [night, 22 * HOUR, true],
    [night, 24 * HOUR - 1, true],
    [night, 0, true],
    [night, 7 * HOUR - 1, true],
    [night, 7 * HOUR, false],
  ])('of %j include the minute %i: %s', (quiet, minute, holds) => {
    expect(isQuiet(quiet, minute)).toBe(holds);
  });
});

describe('[Z-04] a system notification', () => {
  const off = { 'reality-check': false, 'session-limit': false, 'coupon-settled': false, 'price-alert': false };
  const [awake, asleep] = [12 * HOUR, 3 * HOUR];

  test.each([
    ['reality-check', 'on', awake, true],
    ['reality-check', 'on', asleep, true],
    ['reality-check', 'off', awake, false],
    ['session-limit', 'on', asleep, true],
    ['session-limit', 'off', asleep, false],
    ['idle', 'off', asleep, true],
    ['coupon-settled', 'on', awake, true],
    ['coupon-settled', 'on', asleep, false],
    ['coupon-settled', 'off', awake, false],
    ['price-alert', 'on', asleep, false],
    ['price-alert', 'off', awake, false],
  ] as const)('of %s that is %s is shown at minute %i: %s', (kind, state, minute, isShown) => {
    const kinds = state === 'on' ? DEFAULT_NOTICE_CHOICES.kinds : off;
    const choices: NoticeChoices = { ...DEFAULT_NOTICE_CHOICES, kinds, quiet: night };
    expect(mayNotify({ kind, choices, required: [], minute })).toBe(isShown);
  });

  test('that is required by the site is shown with any choices', () => {
    const choices = { ...DEFAULT_NOTICE_CHOICES, kinds: off };
    const required = requiredKinds({ isRealityCheckRequired: true });
    const shown = (kind: 'coupon-settled' | 'reality-check' | 'session-limit') =>
      mayNotify({ kind, choices, required, minute: awake });
    expect(['reality-check', 'session-limit', 'coupon-settled'].map((kind) => shown(kind as 'reality-check'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(requiredKinds({ isRealityCheckRequired: false })).toEqual([]);
  });

  test.each([
    [false, false, 'plain', 'plain'],
    [false, true, 'plain', 'plain'],
    [true, false, 'amount', 'plain'],
    [true, true, 'amount', 'amount'],
  ])(
    'with amounts (%s), also on a locked screen (%s), has the text %s, and %s when locked',
    (showAmounts, showOnLocked, body, lockedBody) => {
      const text = { plain: 'plain', withAmounts: 'amount' };
      expect(bodiesOf(text, { showAmounts, showOnLocked })).toEqual({ body, lockedBody });
    },
  );
});

test.each([
  [{ quiet: { from: 5, to: 5 } }],
  [{ quiet: { from: -1, to: 5 } }],
  [{ quiet: { from: 0, to: 1440 } }],
  [{ quiet: { from: 0.5, to: 60 } }],
  [{ kinds: { 'reality-check': true } }],
  [{ sound: 'yes' }],
  [{ more: true }],
])('notification choices with %j are invalid', (change) => {
  expect(v.safeParse(noticeChoicesSchema, DEFAULT_NOTICE_CHOICES).success).toBe(true);
  expect(v.safeParse(noticeChoicesSchema, { ...DEFAULT_NOTICE_CHOICES, ...change }).success).toBe(false);
});
