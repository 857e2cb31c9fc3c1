import { fieldProblem, MAX_TEXT_LENGTH } from '../registration/check-registration.ts';
import { ageFor, ageOn, readDay } from '../registration/player-age.ts';
import { hasWords } from './has-words.ts';
import { isLockedField, type ProfileField, type ProfileValues } from './profile-fields.ts';

/** Problems of a field of the profile; each is the end of a key `profile:wrong_…`. */
export const PROFILE_FIELD_PROBLEMS = [
  'age',
  'before_birth',
  'before_issue',
  'characters',
  'choice',
  'date',
  'future',
  'locked',
  'long',
] as const;
export type ProfileFieldProblem = (typeof PROFILE_FIELD_PROBLEMS)[number];
export type ProfileFieldProblems = Readonly<Partial<Record<ProfileField, ProfileFieldProblem>>>;

/** Facts that a profile is checked against. */
export interface ProfileRules {
  /** Smallest age of the site, in years. */
  readonly minAge: number;
  /** Smallest age in countries where it is higher, by country, ISO 3166 alpha-2. */
  readonly countryAges: Readonly<Record<string, number>>;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Whether staff changes the profile: a field that identifies the player is locked for the player only. */
  readonly isStaff?: boolean;
}

/** Fields with a shorter bound than other lines of text. */
const LENGTHS: Readonly<Partial<Record<ProfileField, number>>> = {
  pinCode: 16,
  passportSeries: 20,
  passportNumber: 30,
  inn: 30,
};

/** Returns the most characters of a field. */
export const profileLength = (field: ProfileField): number => LENGTHS[field] ?? MAX_TEXT_LENGTH;

type Check = (values: ProfileValues, rules: ProfileRules) => ProfileFieldProblem | null;

const isBefore = (day: string, other: string) => day !== '' && other !== '' && day < other;

const isTooYoung: Check = ({ birthday, country }, { minAge, countryAges, now }) => {
  const day = readDay(birthday);
  return day !== null && ageOn(day, now) < ageFor(country, minAge, countryAges) ? 'age' : null;
};

/** Compares the days of the document with each other and with the birthday; all of them exist or are empty. */
const checkOrder: Check = ({ birthday, passportDate, passportEndDate }) => {
  if (isBefore(passportDate, birthday) || isBefore(passportEndDate, birthday)) return 'before_birth';
  return isBefore(passportEndDate, passportDate) ? 'before_issue' : null;
};

/** How far ahead of UTC it may be where the player is, ms. */
const FIRST_ZONE_MS = 14 * 3_600_000;

function checkDocumentDay(text: string, now: number, mayBeAhead: boolean): ProfileFieldProblem | null {
  if (readDay(text) === null) return 'date';
  const today = new Date(now + FIRST_ZONE_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return mayBeAhead || text <= today ? null : 'future';
}

/** Returns what is wrong with the value of a field alone. */
function checkAlone(field: ProfileField, value: string, now: number): ProfileFieldProblem | null {
  if (/\p{Cc}/u.test(value) || !hasWords(value)) return 'characters';
  if (value.length > profileLength(field)) return 'long';
  if (field === 'passportDate' || field === 'passportEndDate') {
    return checkDocumentDay(value, now, field === 'passportEndDate');
  }
  const problem = fieldProblem(field, value, { minAge: 0, now, currencies: [], phoneMask: null });
  return problem === 'choice' || problem === 'date' || problem === 'long' ? problem : null;
}

/** Checks of a changed field against the other values. */
const AMONG: Readonly<Partial<Record<ProfileField, Check>>> = {
  birthday: (values, rules) =>
    isTooYoung(values, rules) ?? (checkOrder(values, rules) === 'before_birth' ? 'before_birth' : null),
  country: isTooYoung,
  passportDate: checkOrder,
  passportEndDate: checkOrder,
};

/** Format characters that no reader sees, except the two joiners that some scripts are written with. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu;

const withoutHidden = (value: string): string => value.replace(HIDDEN, '');

/**
 * Returns the fields that differ from the stored ones, with their new values without hidden characters, and without blanks at
 * the ends.
 *
 * @param changes values as the player typed them
 */
export function profileChanges(
  stored: ProfileValues,
  changes: Readonly<Partial<Record<ProfileField, string>>>,
): Partial<Record<ProfileField, string>> {
  const typed = Object.entries(changes).map(([name, value]) => [name, withoutHidden(value).trim()] as const);
  return Object.fromEntries(typed.filter(([name, value]) => value !== stored[name as ProfileField]));
}

/**
 * Returns the problems of changed fields, by field; empty when all may be stored (betting §3, personal data). Both sides
 * use it: the form before it is sent, the platform before it stores anything.
 *
 * @param changes fields that differ from the stored ones, as `profileChanges` returns them
 */
export function checkProfile(
  stored: ProfileValues,
  changes: Readonly<Partial<Record<ProfileField, string>>>,
  rules: ProfileRules,
): ProfileFieldProblems {
  const problems: Partial<Record<ProfileField, ProfileFieldProblem>> = {};
  const fields = Object.entries(changes) as [ProfileField, string][];
  for (const [field, value] of fields) {
    const isLocked = rules.isStaff !== true && isLockedField(field, stored);
    const problem = isLocked ? 'locked' : value === '' ? null : checkAlone(field, value, rules.now);
    if (problem) problems[field] = problem;
  }
  // A day that does not exist is before and after nothing.
  const sound = fields.filter(([field]) => problems[field] === undefined);
  const values = { ...stored, ...Object.fromEntries(sound) };
  for (const [field] of sound) {
    const problem = values[field] === '' ? null : (AMONG[field]?.(values, rules) ?? null);
    if (problem) problems[field] = problem;
  }
  return problems;
}
