import { PASSWORD_LENGTH } from './check-registration.ts';

/** Why a password is refused, by what a guess would try first; each has its text `passwords:weak_…`. */
export const PASSWORD_WEAKNESSES = [
  'breached',
  'common',
  'date',
  'keyboard',
  'personal',
  'repeat',
  'sequence',
  'short',
  'simple',
] as const;
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number];

/** A password as a guesser would build it, measured with the words of its owner; a result of zxcvbn has this form. */
export interface MeasuredPassword {
  /** 0 to 4, by the number of guesses; a password below 2 takes fewer than a million. */
  readonly score: number;
  readonly sequence: readonly {
    readonly pattern: string;
    readonly token: string;
    readonly dictionaryName?: string;
  }[];
}

/** What a stranger may know of the owner of a password; a missing value is not known here either. */
export interface PasswordOwner {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** Names of the owner. */
  readonly names?: readonly (string | null | undefined)[];
  /** Name of the site. */
  readonly brand: string;
}

/** Smallest score that is taken. */
const MIN_SCORE = 2;
const STRONG_SCORE = 4;
const MIN_WORD_LENGTH = 3;
/** Digits at the end of a number that people use alone. */
const PHONE_TAIL = 6;
/** Fewer signs than this next to the owner's own words add nothing that is hard to guess. */
const MIN_REST = 5;

const WEAKNESS_OF_PATTERN: Readonly<Record<string, PasswordWeakness>> = {
  date: 'date',
  regex: 'date',
  repeat: 'repeat',
  sequence: 'sequence',
  spatial: 'keyboard',
  wordSequence: 'sequence',
};

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns the words that a password of this owner must not be made of, in lower case, the longest first. */
export function wordsOfOwner({ email, phone, names = [], brand }: PasswordOwner): string[] {
  const address = fold(email ?? '');
  const [local = '', domain = ''] = address.split('@');
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const texts = [address, local, domain, ...names.map((name) => fold(name ?? '')), fold(brand)];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[^\p{L}]+/u)]);
  const numbers = digits === '' ? [] : [digits, digits.slice(-PHONE_TAIL)];
  const words = [...parts, ...numbers].filter(({ length }) => length >= MIN_WORD_LENGTH);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Returns whether a password is the owner's own words and next to nothing else. */
function isPersonal(password: string, words: readonly string[]): boolean {
  const text = fold(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < MIN_REST;
}

function weakPart({ sequence }: MeasuredPassword): PasswordWeakness {
  const parts = sequence.filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator');
  const longest = [...parts].sort((a, b) => b.token.length - a.token.length)[0];
  if (!longest) return 'simple';
  if (longest.pattern !== 'dictionary') return WEAKNESS_OF_PATTERN[longest.pattern] ?? 'simple';
  if (longest.dictionaryName === 'userInputs') return 'personal';
  return longest.dictionaryName?.startsWith('passwords') ? 'common' : 'simple';
}

/**
 * Returns why a password is refused; null when it is taken. The browser says it while the player types, the platform
 * decides it with more word lists, so a password that the browser takes may still be refused.
 *
 * @param words those of `wordsOfOwner`
 */
export function weaknessOf(
  password: string,
  measured: MeasuredPassword,
  words: readonly string[],
): PasswordWeakness | null {
  if (password.length < PASSWORD_LENGTH.min) return 'short';
  if (isPersonal(password, words)) return 'personal';
  return measured.score >= MIN_SCORE ? null : weakPart(measured);
}

/** Returns the strength that the meter shows: 0 too short, 1 refused, 2 good, 3 strong. */
export function shownStrength({ score }: MeasuredPassword, weakness: PasswordWeakness | null): 0 | 1 | 2 | 3 {
  if (weakness !== null) return weakness === 'short' ? 0 : 1;
  return score >= STRONG_SCORE ? 3 : 2;
}

/** Returns the weakness that a refusal names in its problems; null when it names none. */
export function weaknessIn(issues: readonly { readonly message: string }[] | undefined): PasswordWeakness | null {
  const named = issues?.map(({ message }) => message) ?? [];
  return PASSWORD_WEAKNESSES.find((weakness) => named.includes(weakness)) ?? null;
}
