import type { ProfileField, ProfileValues } from '#shared/domain/user/profile-fields.ts';
import type { Pool, Transaction } from '../../database/pool.ts';

/** Personal data as it is stored. */
export interface StoredProfile {
  /** Changes with every save; 0 for a player without a row. */
  readonly version: number;
  readonly values: ProfileValues;
  /** Email and phone of the registration that no code has confirmed; '' for none. */
  readonly contacts: { readonly email: string; readonly phone: string };
}

interface ProfileChange {
  readonly userId: number;
  /** Version that the change was made from. */
  readonly version: number;
  /** New values by field, '' for an empty one. */
  readonly values: Readonly<Partial<Record<ProfileField, string>>>;
  /** Server clock, epoch ms. */
  readonly now: number;
}

export interface ProfileRepository {
  of(userId: number): Promise<StoredProfile>;
  /**
   * Stores a change if the profile still has its version and the account is open: the data of a closed one is only kept
   * or erased.
   *
   * @param more stores what belongs to the change, in its transaction
   */
  save(change: ProfileChange, more: (tx: Transaction) => Promise<void>): Promise<'closed' | 'saved' | 'stale'>;
}

const COLUMNS: Readonly<Record<ProfileField, string>> = {
  name: 'name',
  surname: 'surname',
  middleName: 'middle_name',
  birthday: 'birthday',
  birthPlace: 'birth_place',
  country: 'country',
  region: 'region',
  city: 'city',
  address: 'address',
  pinCode: 'pin_code',
  documentType: 'document_type',
  passportSeries: 'passport_series',
  passportNumber: 'passport_number',
  passportDate: 'passport_date',
  passportEndDate: 'passport_end_date',
  passportIssuedBy: 'passport_issued_by',
  inn: 'inn',
};

const FIELDS = Object.entries(COLUMNS) as readonly (readonly [ProfileField, string])[];

type Row = Readonly<Record<string, string | null>> & { readonly version: number };

/** Creates the storage of personal data that players see and change. */
export function createProfileRepository(sql: Pool): ProfileRepository {
  return {
    async of(userId) {
      const [row] = await sql<Row[]>`
        select *, birthday::text, passport_date::text, passport_end_date::text, updated_at as version
        from personal_data where user_id = ${userId}`;
      const textOf = (column: string) => row?.[column] ?? '';
      return {
        version: row?.version ?? 0,
        values: Object.fromEntries(FIELDS.map(([field, column]) => [field, textOf(column)])) as ProfileValues,
        contacts: { email: textOf('contact_email'), phone: textOf('contact_phone') },
      };
    },
    save: ({ userId, version, values, now }, more) =>
      sql.begin(async (tx) => {
        const [closed] = await tx`
          select from player_gate where user_id = ${userId} and account_closed_at is not null`;
        if (closed) return 'closed';
        const changed = FIELDS.filter(([field]) => values[field] !== undefined);
        const columns = Object.fromEntries(changed.map(([field, column]) => [column, values[field] || null]));
        const rows = await tx`
          insert into personal_data ${tx({ ...columns, user_id: userId, updated_at: now })}
          on conflict (user_id) do update set ${tx(columns)},
            updated_at = greatest(excluded.updated_at, personal_data.updated_at + 1)
          where personal_data.updated_at = ${version}
          returning user_id`;
        if (rows.length === 0) return 'stale';
        await more(tx);
        return 'saved';
      }),
  };
}
