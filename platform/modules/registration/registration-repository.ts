import type { BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import type { RegistrationType, RegistrationValues } from '#shared/domain/registration/registration-fields.ts';
import type { Pool, Transaction } from '../../database/pool.ts';

/** A checked form that waits for its code; it contains only the password's hash. */
export interface PendingRegistration {
  readonly type: RegistrationType;
  readonly language: string;
  /** Login of the account: address in lower case, or number with its plus sign. */
  readonly login: string;
  readonly values: Omit<RegistrationValues, 'password'>;
  readonly passwordHash: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Promo code; '' for none. */
  readonly promo: string;
  /** Missing in registrations that were stored before the choice existed. */
  readonly bonusChoice?: BonusChoice;
  readonly news: { readonly email: boolean; readonly sms: boolean };
  /**
   * Code of the inviter, '' for none or on a device of the inviter. Only the browser that sent the form says it: cookies
   * may change before the code is typed. Missing in registrations that were stored before it was kept.
   */
  readonly invitation?: string;
  /** Request of a social network's person. */
  readonly request: string | null;
  /** Last change of the accepted rules, server clock, epoch ms; null for never. */
  readonly termsUpdatedAt: number | null;
  /** Server clock, epoch ms. */
  readonly acceptedAt: number;
}

export interface RegistrationRepository {
  keep(request: string, registration: PendingRegistration): Promise<void>;
  /** Takes a waiting registration out; null when there is none. */
  take(request: string): Promise<PendingRegistration | null>;
  /** Stores the personal data and how the account was opened, in the transaction that creates the player. */
  store(tx: Transaction, userId: number, registration: PendingRegistration, more: Opened): Promise<void>;
  /**
   * Returns what tells the country of a player: the one given at registration (ISO 3166 alpha-2), and the confirmed
   * number; null where there is none.
   */
  homeOf(userId: number): Promise<{ readonly country: string | null; readonly phone: string | null }>;
}

interface Opened {
  /** Social network of the person; null for none. */
  readonly network: string | null;
  readonly now: number;
}

const orNull = (text: string | undefined) => text?.trim() || null;

/** Returns the columns of personal data by the fields of the form. */
function personalColumns({ login, values }: PendingRegistration) {
  const { email, phone } = values;
  return {
    name: orNull(values.name),
    surname: orNull(values.surname),
    middle_name: orNull(values.middleName),
    birthday: orNull(values.birthday),
    birth_place: orNull(values.birthPlace),
    country: orNull(values.country),
    region: orNull(values.region),
    city: orNull(values.city),
    address: orNull(values.address),
    pin_code: orNull(values.pinCode),
    document_type: orNull(values.documentType),
    passport_series: orNull(values.passportSeries),
    passport_number: orNull(values.passportNumber),
    passport_date: orNull(values.passportDate),
    passport_issued_by: orNull(values.passportIssuedBy),
    inn: orNull(values.inn),
    contact_email: email === login ? null : orNull(email),
    contact_phone: phone === login ? null : orNull(phone),
  };
}

/** Returns the storage of waiting and completed registrations. */
export function createRegistrationRepository(sql: Pool): RegistrationRepository {
  return {
    async keep(request, registration) {
      await sql`
        insert into pending_registration (request, registration)
        values (${request}, ${JSON.stringify(registration)}::text::jsonb)`;
    },
    async take(request) {
      const [row] = await sql<{ registration: PendingRegistration }[]>`
        delete from pending_registration where request = ${request} returning registration`;
      return row?.registration ?? null;
    },
    async store(tx, userId, registration, { network, now }) {
      const { type, promo, termsUpdatedAt, acceptedAt } = registration;
      await tx`
        insert into registration (user_id, type, network, promo, terms_updated_at, terms_accepted_at, registered_at)
        values (${userId}, ${type}, ${network}, ${orNull(promo)}, ${termsUpdatedAt}, ${acceptedAt}, ${now})`;
      await tx`insert into personal_data ${tx({ user_id: userId, ...personalColumns(registration), updated_at: now })}`;
    },
    async homeOf(userId) {
      const [row] = await sql<{ country: string | null; phone: string | null }[]>`
        select p.country, player.phone from player left join personal_data p on p.user_id = player.id
        where player.id = ${userId}`;
      return row ?? { country: null, phone: null };
    },
  };
}
