import { hasWords } from './has-words.ts';
import type { UserData } from './profile-fields.ts';

/** Values that make a profile complete (betting §5). */
const NEEDED = ['date_birthday', 'name', 'surname', 'passport', 'passport_date', 'registration_address'] as const;

type NeededData = Pick<UserData, (typeof NEEDED)[number]>;

/** How much of what a profile needs is filled. */
export interface ProfileCompleteness {
  readonly filled: number;
  /** Number of needed values. */
  readonly of: number;
  readonly complete: boolean;
}

/**
 * Returns how much of a profile is filled. It is complete only when birthday, name, surname, passport, passport date and
 * registration address are all filled (betting §5, O-03).
 */
export function profileCompleteness(data: NeededData): ProfileCompleteness {
  const filled = NEEDED.filter((name) => hasWords(data[name])).length;
  return { filled, of: NEEDED.length, complete: filled === NEEDED.length };
}
