import type { PriceAlert } from '#shared/contracts/notices.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** Description of an outcome as the player saw it. */
export type AlertSubject = Pick<PriceAlert, 'game' | 'outcome' | 'param' | 'period' | 'typeId'>;

export interface NewAlert extends Pick<PriceAlert, 'from' | 'goes' | 'madeAt' | 'selectionId' | 'wanted'> {
  readonly userId: number;
  readonly subject: AlertSubject;
}

/** A pending alert, with the values for which the book is asked. */
export interface PendingAlert extends Pick<PriceAlert, 'goes' | 'id' | 'selectionId' | 'wanted'> {
  readonly gameId: number;
  readonly userId: number;
}

export interface AlertsRepository {
  /** Adds an alert; an equal pending one stays as it is. False when the player has too many. */
  add(alert: NewAlert, max: number): Promise<boolean>;
  waiting(): Promise<PendingAlert[]>;
  /** Pending alerts, and reached ones that were not shown yet. */
  ofPlayer(userId: number): Promise<PriceAlert[]>;
  /** Records once that an alert was reached; false when it was recorded before. */
  fire(id: number, price: number, now: number): Promise<boolean>;
  told(userId: number, ids: readonly number[]): Promise<void>;
  drop(userId: number, id: number): Promise<void>;
  /** Deletes pending alerts. */
  end(ids: readonly number[]): Promise<void>;
  /** Deletes alerts that were reached before an instant. */
  purge(before: number): Promise<void>;
}

const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`;

export function createAlertsRepository(sql: Pool): AlertsRepository {
  return {
    add: ({ userId, selectionId, subject, wanted, goes, from, madeAt }, max) =>
      sql.begin(async (own) => {
        // The lock keeps two presses at once from adding one alert too many.
        await own`select from player where id = ${userId} for update`;
        const [row] = await own<{ count: number }[]>`
          select count(*)::int as count from price_alert
          where user_id = ${userId} and fired_at is null and (selection_id, wanted) <> (${selectionId}, ${wanted})`;
        if ((row?.count ?? 0) >= max) return false;
        await own`
          insert into price_alert (user_id, selection_id, game_id, wanted, goes, price_from, subject, made_at)
          values (${userId}, ${selectionId}, ${subject.game.id}, ${wanted}, ${goes}, ${from},
            ${JSON.stringify(subject)}::text::jsonb, ${madeAt})
          on conflict (user_id, selection_id, wanted) do update set goes = excluded.goes,
            price_from = excluded.price_from, made_at = excluded.made_at, fired_at = null, price = null, is_told = false
          where price_alert.fired_at is not null`;
        return true;
      }),
    async waiting() {
      return [
        ...(await sql<PendingAlert[]>`
          select id, selection_id as "selectionId", game_id as "gameId", user_id as "userId", wanted, goes
          from price_alert where fired_at is null`),
      ];
    },
    async ofPlayer(userId) {
      const rows = await sql<(Omit<PriceAlert, keyof AlertSubject> & { subject: AlertSubject })[]>`
        select id, selection_id as "selectionId", wanted, goes, price_from as "from", subject, price, made_at as "madeAt",
          case when fired_at is null then 'waiting' else 'fired' end as state
        from price_alert where user_id = ${userId} and not is_told
        order by made_at desc, id desc`;
      return rows.map(({ subject, ...row }) => ({ ...row, ...subject }));
    },
    async fire(id, price, now) {
      const { count } = await sql`
        update price_alert set fired_at = ${now}, price = ${price} where id = ${id} and fired_at is null`;
      return count > 0;
    },
    async told(userId, ids) {
      await sql`
        update price_alert set is_told = true
        where user_id = ${userId} and fired_at is not null and id = any(${arrayOf(ids)}::text::bigint[])`;
    },
    async drop(userId, id) {
      await sql`delete from price_alert where user_id = ${userId} and id = ${id}`;
    },
    async end(ids) {
      await sql`delete from price_alert where fired_at is null and id = any(${arrayOf(ids)}::text::bigint[])`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'price_alert', instant: 'fired_at', before });
    },
  };
}
