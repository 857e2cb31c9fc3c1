-- Records of won bets, kept as coupons are settled (settle_coupon).

-- Stores the records that a won coupon sets: `p_awards` has one entry for each kind and period, in that order. A coupon
-- with a game that QA has made or changed sets none; a game that was only moved is as it was. Most coupons set none and
-- lock nothing.
create or replace function note_awards(p_coupon bigint, p_awards jsonb, p_at bigint) returns void
language sql as $$
  insert into bet_award as kept (kind, period, starts_at, measure, odds, legs, sports, settled_at)
    select n.kind, n.period, n."startsAt", n.measure, n.odds, n.legs, n.sports, p_at
      from jsonb_to_recordset(p_awards) as n (
        kind text, period text, "startsAt" bigint, measure bigint, odds bigint, legs smallint, sports jsonb
      )
      left join bet_award b using (kind, period)
      where (b.kind is null or b.starts_at <> n."startsAt" or (b.measure, b.odds) < (n.measure, n.odds))
        and not exists (
          select from coupon_leg l join sim_overrides o using (game_id)
          where l.coupon_id = p_coupon and o.change ->> 'kind' <> 'postpone'
        )
      order by n.kind, n.period
    on conflict (kind, period) do update set
      starts_at = excluded.starts_at, measure = excluded.measure, odds = excluded.odds, legs = excluded.legs,
      sports = excluded.sports, settled_at = excluded.settled_at
      where kept.starts_at <> excluded.starts_at or (kept.measure, kept.odds) < (excluded.measure, excluded.odds)
$$;

-- Only other functions call this.
revoke execute on function note_awards(bigint, jsonb, bigint) from public;
