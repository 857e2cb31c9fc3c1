import type { SiteConfig } from '../../contracts/site-config.ts';

/** What opens by itself, the most important first: one at a time (shell §4). */
export const FIRST_MODALS = ['age', 'welcome', 'firstDeposit', 'convert', 'registration', 'limits'] as const;
export type FirstModal = (typeof FIRST_MODALS)[number];

/** shell §9: an age that was confirmed is believed for so long, ms. */
export const AGE_CONFIRMED_MS = 259_200_000;

/** Players are reminded of limits so long after they were last, ms: half a year (trust R17). */
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

/** What the device remembers of earlier answers. */
export interface ModalMemory {
  /** Server clock, epoch ms, of the last confirmation of the age; null for none. */
  readonly ageConfirmedAt: number | null;
  readonly isWelcomeSeen: boolean;
  readonly isFirstDepositSeen: boolean;
  /** Players who were reminded of a conversion in this session. */
  readonly convertSeenBy: readonly number[];
  /** When players were reminded of limits, server clock, epoch ms, by their ids. */
  readonly limitsSeenAt: Readonly<Record<string, number>>;
  /** Server clock, epoch ms, from which on a reminder may come; null at any time, Infinity never again. */
  readonly reminderAllowedAt: number | null;
}

export interface ModalFacts {
  readonly config: ModalConfig;
  readonly memory: ModalMemory;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Since when this page has been open for a visitor, server clock, epoch ms. */
  readonly openSince: number;
  /** The player; null for a visitor. */
  readonly userId: number | null;
  /** Account convert status (shell §3): 0 not allowed, 1 main allowed, 2 additional allowed. */
  readonly convertStatus: 0 | 1 | 2;
  readonly isHome: boolean;
  /** A bet is on its way. */
  readonly isPlacing: boolean;
  /** Another dialog is open, be it a form for signing in or anything else. */
  readonly isDialogOpen: boolean;
}

const SECOND_MS = 1000;

/** Whether each of them has a reason to open. */
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
  registration: ({ config, memory, userId, now, openSince }) =>
    config.registrationReminder !== null &&
    config.isRegistrationAllowed &&
    !config.isVipDomain &&
    userId === null &&
    now - openSince >= config.registrationReminder.delaySeconds * SECOND_MS &&
    now >= (memory.reminderAllowedAt ?? now),
  limits: ({ config, memory, userId, now }) =>
    config.isSetLimitsReminder &&
    userId !== null &&
    now - (memory.limitsSeenAt[userId] ?? Number.NEGATIVE_INFINITY) >= LIMITS_REMINDER_MS,
};

/**
 * What may open now: the most important of those that have a reason to, but nothing over a bet that is being placed or
 * over another dialog.
 */
export function nextFirstModal(facts: ModalFacts): FirstModal | null {
  if (facts.isPlacing || facts.isDialogOpen) return null;
  return FIRST_MODALS.find((name) => WANTED[name](facts)) ?? null;
}

/** Whether the site has any of them switched on. */
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

/** When the next reminder may come after one at `now`: the interval later; never for an interval of 0 (shell §4). */
export const nextReminderAt = (now: number, intervalMinutes: number): number =>
  intervalMinutes === 0 ? Number.POSITIVE_INFINITY : now + intervalMinutes * 60 * SECOND_MS;

/**
 * Account convert status of a player (shell §3): 1 when the main account can be converted, 2 when only an additional one
 * can, else 0.
 */
export function playerConvertStatus(
  accounts: readonly { readonly convertStatus?: 0 | 1 | 2 | undefined }[],
): 0 | 1 | 2 {
  const statuses = accounts.map(({ convertStatus }) => convertStatus);
  return statuses.includes(1) ? 1 : statuses.includes(2) ? 2 : 0;
}
