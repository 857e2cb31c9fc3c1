import type { MailingKind, OfficeSettingName } from '#shared/domain/office/office-settings.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** A noted mailing with its recipient. */
export interface WaitingMailing {
  readonly userId: number;
  readonly kind: MailingKind;
  /** What it is about: number of a coupon, reference of a posting. */
  readonly subject: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Null for a player without one. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
  /** Currency of the account that the mailing is about, ISO 4217. */
  readonly iso: string | null;
  /** Whether the account is open, and the player neither excluded nor in a time-out. */
  readonly mayHear: boolean;
  /** Names of the player's settings that are on. */
  readonly on: readonly string[];
}

/** A mailing for everyone who has a setting switched on. */
interface MailingToMany {
  readonly kind: MailingKind;
  readonly setting: OfficeSettingName;
  readonly subject: string;
  /** What it is sent to; players without one get none. */
  readonly channel: 'email' | 'phone';
  /** Ids of banned players. */
  readonly banned: readonly number[];
  /** Server clock, epoch ms. */
  readonly now: number;
}

export interface MailingsRepository {
  /** Tells whether a mailing waits; cheaper than taking it. */
  hasWaiting(): Promise<boolean>;
  /**
   * Notes a mailing for all players who want it, have its channel and may hear of bets: none who is banned or excluded,
   * takes a time-out or has closed the account. Returns how many had none about this subject before.
   */
  note(mailing: MailingToMany): Promise<number>;
  /**
   * Takes waiting mailings, the oldest first, for the length of a transaction; leaves out those of another one.
   *
   * @param now server clock, epoch ms
   */
  take(limit: number, now: number, within: Pool): Promise<WaitingMailing[]>;
  /** @param now server clock, epoch ms */
  finish(mailings: readonly WaitingMailing[], now: number, within: Pool): Promise<void>;
  /** Deletes mailings that were done before an instant, server clock, epoch ms. */
  purge(before: number): Promise<void>;
}

export function createMailingsRepository(sql: Pool): MailingsRepository {
  return {
    async hasWaiting() {
      const [row] = await sql<{ has: boolean }[]>`select exists (select from mailing where done_at is null) as has`;
      return row?.has === true;
    },
    async note({ kind, setting, subject, channel, banned, now }) {
      const noted = await sql`
        insert into mailing (user_id, kind, subject, facts, noted_at)
        select s.user_id, ${kind}, ${subject}, '{}', ${now}
        from office_setting s join player p on p.id = s.user_id
          left join player_care c on c.user_id = s.user_id
          left join player_gate g on g.user_id = s.user_id
        where s.name = ${setting} and s.value = 'true'::jsonb and g.account_closed_at is null
          and coalesce(greatest(c.excluded_until, c.time_out_until), 0) <= ${now}
          and p.${sql(channel)} is not null and not ${JSON.stringify(banned)}::text::jsonb @> to_jsonb(s.user_id)
        on conflict do nothing`;
      return noted.count;
    },
    async take(limit, now, within) {
      return within<WaitingMailing[]>`
        select m.user_id as "userId", m.kind, m.subject, m.facts, p.email, p.phone, p.language, a.currency as iso,
          g.account_closed_at is null and coalesce(greatest(c.excluded_until, c.time_out_until), 0) <= ${now}
            as "mayHear",
          array(select s.name from office_setting s where s.user_id = m.user_id and s.value = 'true'::jsonb) as "on"
        from mailing m join player p on p.id = m.user_id
          left join player_care c on c.user_id = m.user_id
          left join player_gate g on g.user_id = m.user_id
          left join account a on a.id = (m.facts ->> 'accountId')::bigint
        where m.done_at is null
        order by m.noted_at limit ${limit} for update of m skip locked`;
    },
    async finish(mailings, now, within) {
      const keys = mailings.map(({ userId, kind, subject }) => ({ userId, kind, subject }));
      await within`
        update mailing m set done_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as k ("userId" bigint, kind text, subject text)
        where m.user_id = k."userId" and m.kind = k.kind and m.subject = k.subject`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'mailing', instant: 'done_at', before });
    },
  };
}
