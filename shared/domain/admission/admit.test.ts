import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTS, type Act, ADMISSION_CODES, type AdmissionCode, type AdmissionState } from './admission-state.ts';
import { admit } from './admit.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const OPEN: AdmissionState = {
  now: NOW,
  player: {
    accountClosedAt: null,
    excludedUntil: null,
    timeOutUntil: null,
    sessionLimit: null,
    banLevel: 0,
    termsAcceptedAt: NOW - HOUR,
  },
  site: { maintenance: { isActive: false, finishAt: null }, termsChangedAt: null, banVersion: 1 },
  session: { idleEndsAt: null, realityAt: null },
  isBlocked: false,
};

type Change = (state: AdmissionState) => AdmissionState;
const player =
  (changed: Partial<AdmissionState['player']>): Change =>
  (state) => ({ ...state, player: { ...state.player, ...changed } });
const site =
  (changed: Partial<AdmissionState['site']>): Change =>
  (state) => ({ ...state, site: { ...state.site, ...changed } });
const session =
  (changed: Partial<NonNullable<AdmissionState['session']>>): Change =>
  (state) => ({ ...state, session: { idleEndsAt: null, realityAt: null, ...state.session, ...changed } });

/** State that closes the gate, for each code. */
const CLOSING: Readonly<Record<AdmissionCode, Change>> = {
  SESSION_REQUIRED: session({ idleEndsAt: NOW }),
  ACCOUNT_CLOSED: player({ accountClosedAt: NOW }),
  PLAYER_EXCLUDED: player({ excludedUntil: NOW + HOUR }),
  PLAYER_TIME_OUT: player({ timeOutUntil: NOW + HOUR }),
  PLAYER_BANNED: player({ banLevel: 10 }),
  SITE_BLOCKED: (state) => ({ ...state, isBlocked: true }),
  MAINTENANCE: site({ maintenance: { isActive: true, finishAt: NOW + HOUR } }),
  SESSION_LIMIT_ENDED: player({ sessionLimit: { reachedAt: NOW, opensAt: NOW + HOUR } }),
  AGE_UNCONFIRMED: player({ ageDueAt: NOW }),
  VERIFICATION_REQUIRED: player({ verificationDueAt: NOW }),
  TERMS_CHANGED: site({ termsChangedAt: NOW }),
  REALITY_CHECK_DUE: session({ realityAt: NOW }),
};

/** Closed acts by code, in the order of ACTS: x is closed. */
const TABLE: readonly [AdmissionCode, string][] = [
  //                      sign-in
  //                      | bet
  //                      | | stake-raise
  //                      | | | edit
  //                      | | | | deposit
  //                      | | | | | bonus-claim
  //                      | | | | | | game-round
  //                      | | | | | | | ticket
  //                      | | | | | | | | cash-out
  //                      | | | | | | | | | withdrawal
  //                      | | | | | | | | | | sign-out
  ['SESSION_REQUIRED', '    . x x x x x x x x x .'],
  ['ACCOUNT_CLOSED', '      x x x x x x x x . . .'],
  ['PLAYER_EXCLUDED', '     x x x x x x x x . . .'],
  ['PLAYER_TIME_OUT', '     . x x x x x x x . . .'],
  ['PLAYER_BANNED', '       . x x x x x x x . x .'],
  ['SITE_BLOCKED', '        x x x x x x x x . . .'],
  ['MAINTENANCE', '         x x x x x x x x . . .'],
  ['SESSION_LIMIT_ENDED', ' x x x x x x x x . . .'],
  ['AGE_UNCONFIRMED', '     . x x x x x x x . . .'],
  ['VERIFICATION_REQUIRED', '. x x x x x x x . . .'],
  ['TERMS_CHANGED', '       . x x x x x x x . . .'],
  ['REALITY_CHECK_DUE', '   . x x . x x x x . . .'],
];
const OF_ARRIVAL: readonly AdmissionCode[] = ['SESSION_REQUIRED', 'SITE_BLOCKED', 'REALITY_CHECK_DUE'];

const cells = TABLE.flatMap(([code, row]) => {
  const marks = row.trim().split(' ');
  return ACTS.map((act, index) => [code, act, marks[index] === 'x'] as const);
});

describe('admission', () => {
  test('has a cell in the table for every code and act', () => {
    expect(TABLE.map(([code]) => code)).toEqual([...ADMISSION_CODES]);
    for (const [, row] of TABLE) expect(row.trim().split(' ')).toHaveLength(ACTS.length);
  });

  test.each(cells)('%s closes %s on arrival: %s', (code, act, isClosed) => {
    const verdict = admit(act, CLOSING[code](OPEN), 'arrival');
    expect(verdict.allow ? null : verdict.code).toBe(isClosed ? code : null);
  });

  test.each(cells)(
    '%s closes %s at a decision unless the code belongs to the session or the visitor',
    (code, act, isClosed) => {
      const verdict = admit(act, CLOSING[code](OPEN), 'decision');
      expect(verdict.allow).toBe(!isClosed || OF_ARRIVAL.includes(code));
    },
  );

  test.each(ACTS)('%s is allowed without a time limit while nothing closes the gate', (act) => {
    expect(admit(act, OPEN, 'arrival')).toEqual({ allow: true, until: null });
  });
});

describe('the instant of an answer', () => {
  test.each<[string, Change, Act, number | null, string]>([
    ['an exclusion', player({ excludedUntil: NOW + HOUR }), 'bet', NOW + HOUR, 'gambling-help'],
    ['a time-out', player({ timeOutUntil: NOW + 1 }), 'deposit', NOW + 1, 'gambling-help'],
    [
      'a reached session limit',
      player({ sessionLimit: { reachedAt: NOW - 1, opensAt: NOW + 9 } }),
      'bet',
      NOW + 9,
      'wait',
    ],
    ['maintenance', site({ maintenance: { isActive: true, finishAt: NOW + 5 } }), 'bet', NOW + 5, 'wait'],
    ['maintenance that lasts', site({ maintenance: { isActive: true, finishAt: NOW - 5 } }), 'bet', null, 'wait'],
    ['a ban', player({ banLevel: 10 }), 'bet', null, 'appeal'],
    ['changed terms', site({ termsChangedAt: NOW }), 'bet', null, 'accept-terms'],
    ['a reality check', session({ realityAt: NOW }), 'bet', null, 'answer-reality-check'],
    ['an idle session', session({ idleEndsAt: NOW }), 'bet', null, 'sign-in'],
    ['a block', (state) => ({ ...state, isBlocked: true }), 'bet', null, 'support'],
    ['a closed account', player({ accountClosedAt: NOW }), 'bet', null, 'support'],
    ['an age that is due', player({ ageDueAt: NOW }), 'bet', null, 'verify'],
  ])('for %s is the end of the refusal, next to the step that helps', (_what, close, act, until, helps) => {
    expect(admit(act, close(OPEN), 'arrival')).toMatchObject({ allow: false, until, helps });
  });

  test.each<[string, Change, number]>([
    ['a session limit ahead', player({ sessionLimit: { reachedAt: NOW + 7, opensAt: NOW + HOUR } }), NOW + 7],
    ['a reality check ahead', session({ realityAt: NOW + 3 }), NOW + 3],
    ['the end of an idle session ahead', session({ idleEndsAt: NOW + 4 }), NOW + 4],
    ['an age to be confirmed', player({ ageDueAt: NOW + 8 }), NOW + 8],
  ])('for %s is the end of the admission', (_what, change, until) => {
    expect(admit('bet', change(OPEN), 'arrival')).toEqual({ allow: true, until });
  });

  test('ends an exclusion and a time-out, and not before', () => {
    for (const change of [player({ excludedUntil: NOW }), player({ timeOutUntil: NOW })]) {
      expect(admit('bet', change(OPEN), 'arrival').allow).toBe(true);
      expect(admit('bet', { ...change(OPEN), now: NOW - 1 }, 'arrival').allow).toBe(false);
    }
  });
});

test.each([
  [53, 1, true],
  [45, 1, false],
  [45, 2, true],
  [53, 2, false],
  [10, 1, false],
])('a ban of level %i in version %i leaves withdrawals open: %s', (banLevel, banVersion, isOpen) => {
  const state = site({ banVersion })(player({ banLevel })(OPEN));
  expect(admit('withdrawal', state, 'arrival').allow).toBe(isOpen);
  expect(admit('bet', state, 'arrival').allow).toBe(false);
});

const instant = fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }), { nil: null });
const anyState: fc.Arbitrary<AdmissionState> = fc
  .record({
    now: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    closed: instant,
    excluded: instant,
    timeOut: instant,
    reached: instant,
    banLevel: fc.constantFrom(0, 0, 0, 10, 53),
    accepted: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    maintained: fc.boolean(),
    finish: instant,
    terms: instant,
    idle: instant,
    reality: instant,
    age: instant,
    isBlocked: fc.boolean(),
  })
  .map((one) => ({
    now: one.now,
    player: {
      accountClosedAt: one.closed,
      excludedUntil: one.excluded,
      timeOutUntil: one.timeOut,
      sessionLimit: one.reached === null ? null : { reachedAt: one.reached, opensAt: NOW + HOUR },
      banLevel: one.banLevel,
      termsAcceptedAt: one.accepted,
      ageDueAt: one.age,
    },
    site: {
      maintenance: { isActive: one.maintained, finishAt: one.finish },
      termsChangedAt: one.terms,
      banVersion: 1,
    },
    session: { idleEndsAt: one.idle, realityAt: one.reality },
    isBlocked: one.isBlocked,
  }));
const anyAct = fc.constantFrom(...ACTS);

describe('in any state', () => {
  test('the first of several closures in the order is named', () => {
    fc.assert(
      fc.property(anyAct, fc.subarray([...ADMISSION_CODES]), (act, codes) => {
        const state = codes.reduce((before, code) => CLOSING[code](before), OPEN);
        const closed = codes.filter((code) => !admit(act, CLOSING[code](OPEN), 'arrival').allow);
        const verdict = admit(act, state, 'arrival');
        expect(verdict.allow ? undefined : verdict.code).toBe(closed[0]);
      }),
    );
  });

  test('an admitted act stays admitted until the named instant', () => {
    fc.assert(
      fc.property(anyAct, anyState, fc.nat(12), (act, state, later) => {
        const verdict = admit(act, state, 'arrival');
        if (!verdict.allow) return;
        const at = state.now + later;
        const then = admit(act, { ...state, now: at }, 'arrival');
        if (verdict.until === null || at < verdict.until) expect(then.allow).toBe(true);
        if (at === verdict.until) expect(then.allow).toBe(false);
      }),
    );
  });

  test('the state and settings of a player never close cash-out and sign-out', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(admit('sign-out', state, 'arrival').allow).toBe(true);
        expect(admit('cash-out', state, 'decision')).toEqual({ allow: true, until: null });
      }),
    );
  });

  test('only a ban closes a withdrawal; an edit is open at most when a cash-out is, and closed at most when a bet is', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const withdrawal = admit('withdrawal', state, 'decision');
        if (!withdrawal.allow) expect(withdrawal.code).toBe('PLAYER_BANNED');
        if (admit('bet', state, 'arrival').allow) expect(admit('edit', state, 'arrival').allow).toBe(true);
        if (admit('edit', state, 'arrival').allow) expect(admit('cash-out', state, 'arrival').allow).toBe(true);
      }),
    );
  });

  test('a decision admits every act that an arrival admits', () => {
    fc.assert(
      fc.property(anyAct, anyState, (act, state) => {
        if (admit(act, state, 'arrival').allow) expect(admit(act, state, 'decision').allow).toBe(true);
      }),
    );
  });
});
