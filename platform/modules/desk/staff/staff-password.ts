import type { PasswordOwner, PasswordWeakness } from '#shared/domain/registration/password-verdict.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { StaffRow } from './staff-repository.ts';

/** Measures a password as those of players are measured (decision 041); null when it is taken. */
export type MeasureWeakness = (
  password: string,
  owner: Omit<PasswordOwner, 'brand'>,
) => Promise<PasswordWeakness | null>;

/** What the desk says about a password that it refuses; the desk speaks English. */
const PROBLEMS: Readonly<Record<PasswordWeakness, string>> = {
  breached: 'Is in a published list of stolen passwords',
  common: 'Is among the passwords that are used most',
  date: 'Is a date',
  keyboard: 'Is a row of keys',
  personal: 'Is made of the name, address or role of the account, or of the name of the brand',
  repeat: 'Repeats itself',
  sequence: 'Is a sequence',
  short: 'Is too short',
  simple: 'Is made of few frequent words',
};

/** Words that stand for the desk itself, which a guesser tries with each account. */
const DESK_WORDS = ['desk', 'staff', 'admin', 'password'];

/**
 * Checks a new password of a staff account against the words of its member: name, address, roles, and the desk's own.
 *
 * @throws ApiError PASSWORD_WEAK with a sentence about the password
 */
export async function requireStaffPassword(
  measure: MeasureWeakness,
  { email, name, roles }: Pick<StaffRow, 'email' | 'name' | 'roles'>,
  password: string,
): Promise<void> {
  const weakness = await measure(password, { email, names: [name, ...roles, ...DESK_WORDS] });
  if (weakness === null) return;
  const issues = [{ path: 'body.password', message: PROBLEMS[weakness] }];
  throw new ApiError('PASSWORD_WEAK', { issues, message: 'Choose a password that is harder to guess.' });
}
