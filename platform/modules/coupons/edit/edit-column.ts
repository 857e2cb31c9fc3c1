import type { Pool } from '../../../database/pool.ts';

/** Selects the coupons before and after an edit as one JSON value, `{}` for most coupons; for `from coupon c`. */
export function editColumn(sql: Pool) {
  return sql`
    jsonb_strip_nulls(jsonb_build_object(
      'from', (select jsonb_build_object('couponId', x.old_id::text, 'value', x.value)
        from coupon_edit x where x.new_id = c.id),
      'into', (select jsonb_build_object('couponId', x.new_id::text)
        from coupon_edit x where x.old_id = c.id)
    )) as edit`;
}
