import { describe, expect, test } from 'vitest';
import {
  AGE_CONFIRMED_MS,
  hasFirstModals,
  LIMITS_REMINDER_MS,
  type ModalFacts,
  nextFirstModal,
  nextReminderAt,
  playerConvertStatus,
} from './first-modals.ts';

const NOW = 1_800_000_000_000;
const OFF: ModalFacts['config'] = {
  minAge: 18,
  ageGate: null,
  isWelcomeModal: false,
  firstDepositModal: null,
  registrationReminder: null,
  isConvertReminder: false,
  isSetLimitsReminder: false,
  isRegistrationAllowed: true,
  isVipDomain: false,
};
const ON: ModalFacts['config'] = {
  ...OFF,
  ageGate: { terms: '/rules', keep: 'local' },
  isWelcomeModal: true,
  firstDepositModal: 1,
  registrationReminder: { delaySeconds: 30, intervalMinutes: 60 },
  isConvertReminder: true,
  isSetLimitsReminder: true,
};
const FRESH: ModalFacts['memory'] = {
  ageConfirmedAt: null,
  isWelcomeSeen: false,
  isFirstDepositSeen: false,
  convertSeenBy: [],
  limitsSeenAt: {},
  reminderAllowedAt: null,
};
const facts = (more: Partial<ModalFacts> = {}): ModalFacts => ({
  config: ON,
  memory: FRESH,
  now: NOW,
  openSince: NOW - 60_000,
  userId: null,
  convertStatus: 0,
  isHome: true,
  isRegistering: false,
  isPlacing: false,
  isDialogOpen: false,
  ...more,
});
const aged = { ...FRESH, ageConfirmedAt: NOW - 1 };
const welcomed = { ...aged, isWelcomeSeen: true };
const offered = { ...welcomed, isFirstDepositSeen: true };
const player = { userId: 7, convertStatus: 1 } as const;

describe('[A-11] [N-03] the dialog that opens without a press', () => {
  test.each<[string, Partial<ModalFacts>, string | null]>([
    ['the age comes first', player, 'age'],
    ['the welcome comes second', { ...player, memory: aged }, 'welcome'],
    ['the bonus of a first deposit comes third', { ...player, memory: welcomed }, 'firstDeposit'],
    [
      'the bonus of a first deposit opens on the home page only',
      { ...player, memory: welcomed, isHome: false },
      'convert',
    ],
    ['the conversion comes fourth', { ...player, memory: offered }, 'convert'],
    ['the conversion of an additional account too', { ...player, convertStatus: 2, memory: offered }, 'convert'],
    ['no conversion of an account without one', { ...player, convertStatus: 0, memory: offered }, 'limits'],
    ['the conversion once for each player', { ...player, memory: { ...offered, convertSeenBy: [7] } }, 'limits'],
    [
      'the conversion for a player after another one saw it',
      { ...player, memory: { ...offered, convertSeenBy: [8] } },
      'convert',
    ],
    ['a visitor has nothing to convert', { convertStatus: 1, memory: offered }, 'registration'],
    ['a visitor who is registering is not reminded to', { memory: offered, isRegistering: true }, null],
    ['a visitor who is registering is asked for the age', { isRegistering: true }, 'age'],
    ['a player is not reminded to register, but of limits', { userId: 7, memory: offered }, 'limits'],
    ['nothing over a bet being placed', { isPlacing: true }, null],
    ['nothing over another dialog', { isDialogOpen: true }, null],
    ['nothing where all is off', { ...player, config: OFF }, null],
  ])('is chosen by importance and reason: %s', (_name, more, expected) =>
    expect(nextFirstModal(facts(more))).toBe(expected),
  );

  test.each<[string, Partial<ModalFacts>, boolean]>([
    ['without an age there is no gate', { config: { ...ON, minAge: 0 } }, false],
    ['without terms there is no gate', { config: { ...ON, ageGate: null } }, false],
    ['just confirmed', { memory: { ...FRESH, ageConfirmedAt: NOW } }, false],
    ['three days less a moment ago', { memory: { ...FRESH, ageConfirmedAt: NOW - AGE_CONFIRMED_MS + 1 } }, false],
    ['three days ago', { memory: { ...FRESH, ageConfirmedAt: NOW - 259_200_000 } }, true],
    [
      'long ago, in a session that still goes on',
      { config: { ...ON, ageGate: { terms: '/rules', keep: 'session' } }, memory: { ...FRESH, ageConfirmedAt: 1 } },
      false,
    ],
  ])('decides to ask for the age: %s', (_name, more, expected) =>
    expect(nextFirstModal(facts(more)) === 'age').toBe(expected),
  );

  test.each<[string, Partial<ModalFacts>, boolean]>([
    ['before its delay', { openSince: NOW - 29_999 }, false],
    ['after its delay', { openSince: NOW - 30_000 }, true],
    ['before its interval is over', { memory: { ...offered, reminderAllowedAt: NOW + 1 } }, false],
    ['when its interval is over', { memory: { ...offered, reminderAllowedAt: NOW } }, true],
    ['never again', { memory: { ...offered, reminderAllowedAt: Number.POSITIVE_INFINITY } }, false],
    ['where registration is closed', { config: { ...ON, isRegistrationAllowed: false } }, false],
    ['on a domain for invited players', { config: { ...ON, isVipDomain: true } }, false],
  ])('decides to remind a visitor to register: %s', (_name, more, expected) =>
    expect(nextFirstModal(facts({ memory: offered, ...more })) === 'registration').toBe(expected),
  );

  test.each<[string, Record<string, number>, boolean]>([
    ['never told', {}, true],
    ['just told', { 7: NOW }, false],
    ['half a year less a moment ago', { 7: NOW - LIMITS_REMINDER_MS + 1 }, false],
    ['half a year ago', { 7: NOW - LIMITS_REMINDER_MS }, true],
    ['another player was told', { 8: NOW }, true],
  ])('[X-08] decides to remind a player of limits: %s', (_name, limitsSeenAt, expected) =>
    expect(nextFirstModal(facts({ userId: 7, memory: { ...offered, limitsSeenAt } })) === 'limits').toBe(expected),
  );

  test('[X-08] never reminds a visitor of limits', () => {
    const config = { ...ON, registrationReminder: null };
    expect(nextFirstModal(facts({ config, memory: offered }))).toBeNull();
  });

  test.each<[readonly (0 | 1 | 2 | undefined)[], 0 | 1 | 2]>([
    [[], 0],
    [[0, undefined], 0],
    [[1, 0], 1],
    [[0, 2], 2],
    [[2, 1], 1],
  ])('gives accounts with %j the convert status %i', (statuses, expected) =>
    expect(playerConvertStatus(statuses.map((convertStatus) => ({ convertStatus })))).toBe(expected),
  );

  test('comes again after its interval, and never for 0', () => {
    expect(nextReminderAt(NOW, 90)).toBe(NOW + 5_400_000);
    expect(nextReminderAt(NOW, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('exists on a site as soon as one is switched on', () => {
    expect(hasFirstModals(OFF)).toBe(false);
    for (const name of [
      'ageGate',
      'isWelcomeModal',
      'firstDepositModal',
      'registrationReminder',
      'isConvertReminder',
      'isSetLimitsReminder',
    ] as const)
      expect(hasFirstModals({ ...OFF, [name]: ON[name] }), name).toBe(true);
  });
});
