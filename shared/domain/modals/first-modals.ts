import type { SiteConfig } from '../../contracts/site-config.ts';

/** Dialogs that open without a press, the most important first; one opens at a time (shell §4). */
export const FIRST_MODALS = ['age', 'welcome', 'firstDeposit', 'convert', 'registration', 'limits'] as const;
export type FirstModal = (typeof FIRST_MODALS)[number];

/** Milliseconds for which a confirmed age holds (shell §9). */
export const AGE_CONFIRMED_MS = 259_200_000;

/** Milliseconds between two reminders of limits: half a year (trust R17). */
export const LIMITS_REMINDER_MS = 183 * 86_400_000;

type ModalConfig = Pick<
  SiteConfig,
  | 'ageGate'
  | 'firstDepositModal'
  | 'isConvertReminder'
  | 'isRegistrationAllowed'
  | 'isSetLimitsReminder'
  | 'isVipDomain'
  | 'isWelcomeModal'
  | 'minAge'
  | 'registrationReminder'
>;

/** Answers of the visitor that the device remembers. */
export interface ModalMemory {
  /** Server clock, epoch ms, of the last confirmation of the age; null for none. */
  readonly ageConfirmedAt: number | null;
  readonly isWelcomeSeen: boolean;
  readonly isFirstDepositSeen: boolean;
  /** Players who were reminded of a conversion in this session. */
  readonly convertSeenBy: readonly number[];
  /** Last reminder of limits by player id, server clock, epoch ms. */
  readonly limitsSeenAt: Readonly<Record<string, number>>;
  /** Server clock, epoch ms, from which a reminder may come; null at any time, Infinity never again. */
  readonly reminderAllowedAt: number | null;
}

export interface ModalFacts {
  readonly config: ModalConfig;
  readonly memory: ModalMemory;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Instant at which the visitor opened this page, server clock, epoch ms. */
  readonly openSince: number;
  /** The player; null for a visitor. */
  readonly userId: number | null;
  /** Account convert status (shell §3): 0 not allowed, 1 main allowed, 2 additional allowed. */
  readonly convertStatus: 0 | 1 | 2;
  readonly isHome: boolean;
  /** The page is that of the registration. */
  readonly isRegistering: boolean;
  /** A bet is being placed. */
  readonly isPlacing: boolean;
  /** Another dialog is open or about to open, such as a sign-in form. */
  readonly isDialogOpen: boolean;
}

const SECOND_MS = 1000;

/** Conditions under which each dialog has a reason to open. */
const WANTED: Readonly<Record<FirstModal, (facts: ModalFacts) => boolean>> = {
  age: ({ config, memory: { ageConfirmedAt }, now }) =>
    config.minAge > 0 &&
    config.ageGate !== null &&
    (ageConfirmedAt === null || (config.ageGate.keep === 'local' && now - ageConfirmedAt >= AGE_CONFIRMED_MS)),
  welcome: ({ config, memory }) => config.isWelcomeModal && !memory.isWelcomeSeen,
  firstDeposit: ({ config, memory, isHome }) =>
    config.firstDepositModal !== null && isHome && !memory.isFirstDepositSeen,
  convert: ({ config, memory, userId, convertStatus }) =>
    config.isConvertReminder && userId !== null && convertStatus !== 0 && !memory.convertSeenBy.includes(userId),
  registration: ({ config, memory, userId, now, openSince, isRegistering }) =>
    config.registrationReminder !== null &&
    config.isRegistrationAllowed &&
    !config.isVipDomain &&
    userId === null &&
    !isRegistering &&
    now - openSince >= config.registrationReminder.delaySeconds * SECOND_MS &&
    now >= (memory.reminderAllowedAt ?? now),
  limits: ({ config, memory, userId, now }) =>
    config.isSetLimitsReminder &&
    userId !== null &&
    now - (memory.limitsSeenAt[userId] ?? Number.NEGATIVE_INFINITY) >= LIMITS_REMINDER_MS,
};

/**
 * Returns the dialog that may open now (shell §4): the most important one with a reason, but none during a placement or
 * over another dialog.
 */
export function nextFirstModal(facts: ModalFacts): FirstModal | null {
  if (facts.isPlacing || facts.isDialogOpen) return null;
  return FIRST_MODALS.find((name) => WANTED[name](facts)) ?? null;
}

/** Decides whether the site has any of these dialogs switched on. */
export function hasFirstModals(config: ModalConfig): boolean {
  return (
    config.ageGate !== null ||
    config.isWelcomeModal ||
    config.firstDepositModal !== null ||
    config.isConvertReminder ||
    config.registrationReminder !== null ||
    config.isSetLimitsReminder
  );
}

/**
 * Returns the instant of the reminder after one at `now`: the interval later; never for an interval of 0 (shell §4).
 */
export const nextReminderAt = (now: number, intervalMinutes: number): number =>
  intervalMinutes === 0 ? Number.POSITIVE_INFINITY : now + intervalMinutes * 60 * SECOND_MS;

/**
 * Returns the account convert status of a player (shell §3): 1 when the main account can be converted, 2 when only an
 * additional one can, otherwise 0.
 */
export function playerConvertStatus(
  accounts: readonly { readonly convertStatus?: 0 | 1 | 2 | undefined }[],
): 0 | 1 | 2 {
  const statuses = accounts.map(({ convertStatus }) => convertStatus);
  return statuses.includes(1) ? 1 : statuses.includes(2) ? 2 : 0;
}
