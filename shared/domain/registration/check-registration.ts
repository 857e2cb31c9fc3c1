import { isEmailAddress } from './email-address.ts';
import { mayBePhone, type PhoneMask } from './phone-form.ts';
import { ageOn, readDay } from './player-age.ts';
import {
  DOCUMENT_TYPES,
  type RegistrationDescription,
  type RegistrationFieldName,
  type RegistrationValues,
} from './registration-fields.ts';

/** Problems of a field; each is the end of a key `registration:wrong_…`. */
export type FieldProblem = 'age' | 'choice' | 'date' | 'email' | 'long' | 'missing' | 'password' | 'phone';

export type FieldProblems = Readonly<Partial<Record<RegistrationFieldName, FieldProblem>>>;

/** Facts that the values are checked against. */
export interface CheckContext {
  /** Smallest age, in years. */
  readonly minAge: number;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** ISO 4217; currencies that the site offers. */
  readonly currencies: readonly string[];
  /** Fewest and most digits of a number after its code (shell §3, phone mask); null for an unknown country. */
  readonly phoneMask: PhoneMask | null;
}

export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;
/** Most characters of a line of text. */
export const MAX_TEXT_LENGTH = 120;

type Check = (value: string, context: CheckContext) => FieldProblem | null;

const unless = (isRight: boolean, problem: FieldProblem): FieldProblem | null => (isRight ? null : problem);

function checkBirthday(value: string, { minAge, now }: CheckContext): FieldProblem | null {
  const day = readDay(value);
  const age = day === null ? -1 : ageOn(day, now);
  if (age < 0) return 'date';
  return unless(age >= minAge, 'age');
}

const checkPastDay: Check = (value, { now }) => {
  const day = readDay(value);
  return unless(day !== null && ageOn(day, now) >= 0, 'date');
};

const checkText: Check = (value) => unless(value.length <= MAX_TEXT_LENGTH, 'long');

const CHECKS: Readonly<Partial<Record<RegistrationFieldName, Check>>> = {
  email: (value) => unless(isEmailAddress(value), 'email'),
  phone: (value, { phoneMask }) => unless(mayBePhone(value, phoneMask), 'phone'),
  password: ({ length }) => unless(length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max, 'password'),
  country: (value) => unless(/^[A-Z]{2}$/.test(value), 'choice'),
  currency: (value, { currencies }) => unless(currencies.includes(value), 'choice'),
  birthday: checkBirthday,
  passportDate: checkPastDay,
  documentType: (value) => unless((DOCUMENT_TYPES as readonly string[]).includes(value), 'choice'),
};

/**
 * Returns the problem of a filled field (shell §3, §5; betting §3); null for none.
 *
 * @param value as typed; an empty one is not for this function
 */
export function fieldProblem(name: RegistrationFieldName, value: string, context: CheckContext): FieldProblem | null {
  return (CHECKS[name] ?? checkText)(value, context);
}

/**
 * Returns the problems of a registration's values, by field; empty when all are valid (shell §3, §5; betting §3). Both
 * sides use it: the form before it is sent, the platform before it stores anything.
 *
 * @param description fields of the chosen type; values of other fields are ignored
 */
export function checkRegistration(
  { fields }: Pick<RegistrationDescription, 'fields'>,
  values: RegistrationValues,
  context: CheckContext,
): FieldProblems {
  const problems: Partial<Record<RegistrationFieldName, FieldProblem>> = {};
  for (const { name, isRequired } of fields) {
    const value = values[name] ?? '';
    // A password of blanks is a password.
    const isEmpty = (name === 'password' ? value : value.trim()) === '';
    const problem = isEmpty ? (isRequired ? 'missing' : null) : fieldProblem(name, value, context);
    if (problem) problems[name] = problem;
  }
  return problems;
}
