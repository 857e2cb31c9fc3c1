import type { CallBody } from '#shared/contracts/call.ts';
import type { shareCouponCall } from '#shared/contracts/house-coupons.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

type Body = CallBody<typeof shareCouponCall>;

/** Bets that are stored under a share code. */
export interface StoredSharedCoupon {
  readonly typeId: Body['typeId'];
  readonly systemValue: number | null;
  readonly bets: readonly (Body['bets'][number] & {
    /** Whether the game was in play when the bet was shared. */
    readonly live: boolean;
    /** Price when the bet was shared, thousandths; null where there was none. */
    readonly price: number | null;
  })[];
}

export interface ShareRepository {
  /** Stores bets under a code; false when another coupon has it. Instants are server clock, epoch ms. */
  keep(code: string, coupon: StoredSharedCoupon, madeAt: number, endsAt: number): Promise<boolean>;
  find(code: string, now: number): Promise<StoredSharedCoupon | null>;
  purge(now: number): Promise<void>;
}

export function createShareRepository(sql: Pool): ShareRepository {
  return {
    async keep(code, { typeId, systemValue, bets }, madeAt, endsAt) {
      const rows = await sql`
        insert into shared_coupon (code, type_id, system_value, bets, made_at, ends_at)
        values (${code}, ${typeId}, ${systemValue}, ${JSON.stringify(bets)}::text::jsonb, ${madeAt}, ${endsAt})
        on conflict (code) do nothing returning code`;
      return rows.length === 1;
    },
    async find(code, now) {
      const [row] = await sql<StoredSharedCoupon[]>`
        select type_id as "typeId", system_value as "systemValue", bets
        from shared_coupon where code = ${code} and ends_at > ${now}`;
      return row ?? null;
    },
    async purge(now) {
      await deleteInBatches(sql, { table: 'shared_coupon', instant: 'ends_at', before: now + 1 });
    },
  };
}
