import { createHash } from 'node:crypto';
import { isEmailAddress, normaliseEmail } from '#shared/domain/registration/email-address.ts';

/** A person whose data the provider returns. */
export interface Person {
  /** Permanent id. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly surname: string;
}

/** People whom every visitor may choose; the last one has the e-mail of the demo player. */
const PEOPLE: Readonly<Record<string, Person>> = {
  ada: {
    subject: 'person-ada',
    email: 'ada@people.fairline.test',
    isEmailVerified: true,
    name: 'Ada',
    surname: 'Byron',
  },
  omar: {
    subject: 'person-omar',
    email: 'omar@people.fairline.test',
    isEmailVerified: false,
    name: 'Omar',
    surname: 'Nadir',
  },
  demo: {
    subject: 'person-demo',
    email: 'demo@fairline.test',
    isEmailVerified: true,
    name: 'Demo',
    surname: 'Player',
  },
};

const MAX_NAME_LENGTH = 60;

export const personByKey = (key: string): Person | null => (Object.hasOwn(PEOPLE, key) ? (PEOPLE[key] ?? null) : null);

/** Lists the people that the provider's pages offer, by the key of their forms. */
export const offeredPeople = (): readonly (readonly [string, Person])[] => Object.entries(PEOPLE);

const NUMBER_BYTES = 6;

/** Returns the number of a person, for networks whose ids are numbers; the same for the same person. */
export const personNumber = ({ subject }: Person): string =>
  String(createHash('sha256').update(subject).digest().readUIntBE(0, NUMBER_BYTES));

interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly isEmailVerified: boolean;
}

/** Returns a person of the visitor's own invention, the same for the same e-mail; null for invalid data. */
export function newPerson({ email, name, surname, isEmailVerified }: Newcomer): Person | null {
  if (!isEmailAddress(email)) return null;
  const address = normaliseEmail(email);
  return {
    subject: `new-${createHash('sha256').update(address).digest('hex').slice(0, 24)}`,
    email: address,
    isEmailVerified,
    name: name.trim().slice(0, MAX_NAME_LENGTH),
    surname: surname.trim().slice(0, MAX_NAME_LENGTH),
  };
}
