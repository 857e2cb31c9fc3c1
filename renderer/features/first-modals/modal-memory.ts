import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import type { ModalMemory } from '#shared/domain/modals/first-modals.ts';

/** Storage for answers: shared by all tabs, and of this tab. */
export interface MemoryPlaces {
  readonly local: DeviceTexts;
  readonly session: DeviceTexts;
}

const AGE = 'fairline:age-confirmed';
const WELCOME = 'fairline:welcome-seen';
const DEPOSIT = 'fairline:first-deposit-seen';
const CONVERT = 'fairline:convert-seen';
const LIMITS = 'fairline:limits-reminded';
const REMINDER = 'fairline:reminder-at';
const ATTEMPTS = 'fairline:auth-attempts';
const NEVER = 'never';
const MINUTE_MS = 60_000;

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;

/** Number of sign-in forms opened on this device, and the time of the last; 0 and null for none. */
export interface AuthAttempts {
  readonly count: number;
  /** Server clock, epoch ms. */
  readonly lastAt: number | null;
}

export function readAttempts(local: DeviceTexts): AuthAttempts {
  const [count = '', lastAt = ''] = (local.getItem(ATTEMPTS) ?? '').split(':');
  return { count: numberIn(count) ?? 0, lastAt: numberIn(lastAt) };
}

/** Counts an opened sign-in form. */
export function noteAttempt(local: DeviceTexts, at: number): void {
  local.setItem(ATTEMPTS, `${readAttempts(local).count + 1}:${Math.round(at)}`);
}

/** Returns the earliest time of a reminder: one interval after the last reminder and after the last sign-in form. */
function reminderAllowedAt(local: DeviceTexts, intervalMinutes: number): number | null {
  const text = local.getItem(REMINDER);
  if (text === NEVER) return Number.POSITIVE_INFINITY;
  const { lastAt } = readAttempts(local);
  const times = [numberIn(text), lastAt === null ? null : lastAt + intervalMinutes * MINUTE_MS];
  const known = times.filter((at) => at !== null);
  return known.length === 0 ? null : Math.max(...known);
}

const playersIn = (session: DeviceTexts): number[] =>
  (session.getItem(CONVERT) ?? '').split(',').flatMap((text) => numberIn(text) ?? []);

/** Format: `7:1800000000000,9:…` */
function remindedIn(local: DeviceTexts): Record<string, number> {
  const pairs = (local.getItem(LIMITS) ?? '').split(',').map((text) => text.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([id = '', at = '']) => (/^\d+$/.test(id) && numberIn(at) !== null ? [[id, Number(at)]] : [])),
  );
}

/**
 * Reads the stored answers.
 * @param keep place where the age confirmation counts
 * @param intervalMinutes time between two reminders to register
 */
export function readMemory(
  { local, session }: MemoryPlaces,
  { keep, intervalMinutes }: { readonly keep: 'local' | 'session'; readonly intervalMinutes: number },
): ModalMemory {
  return {
    ageConfirmedAt: numberIn((keep === 'local' ? local : session).getItem(AGE)),
    isWelcomeSeen: local.getItem(WELCOME) !== null,
    isFirstDepositSeen: local.getItem(DEPOSIT) !== null,
    convertSeenBy: playersIn(session),
    limitsSeenAt: remindedIn(local),
    reminderAllowedAt: reminderAllowedAt(local, intervalMinutes),
  };
}

/** Stores the age confirmation for as long as its place lasts. */
export function rememberAge({ local, session }: MemoryPlaces, keep: 'local' | 'session', at: number): void {
  if (keep === 'local') local.setItem(AGE, String(Math.round(at)));
  else session.setItem(AGE, String(Math.round(at)));
}

export const rememberWelcome = ({ local }: MemoryPlaces): void => local.setItem(WELCOME, '1');
export const rememberFirstDeposit = ({ local }: MemoryPlaces): void => local.setItem(DEPOSIT, '1');

/** Stores that this player saw the conversion in this session. */
export function rememberConvert({ session }: MemoryPlaces, userId: number): void {
  session.setItem(CONVERT, [...playersIn(session), userId].join(','));
}

/**
 * Stores the time of the next reminder.
 * @param at server clock, epoch ms; Infinity for never
 */
export function rememberReminder({ local }: MemoryPlaces, at: number): void {
  local.setItem(REMINDER, Number.isFinite(at) ? String(Math.round(at)) : NEVER);
}

/**
 * Stores that this player was told about limits.
 * @param at server clock, epoch ms
 */
export function rememberLimits({ local }: MemoryPlaces, userId: number, at: number): void {
  const known = { ...remindedIn(local), [userId]: Math.round(at) };
  local.setItem(
    LIMITS,
    Object.entries(known)
      .map((pair) => pair.join(':'))
      .join(','),
  );
}
