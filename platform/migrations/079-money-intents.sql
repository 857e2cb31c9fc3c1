-- One table holds the keys of all money orders: placements, cash-outs, edits, and free bets bought with points. The
-- tables that it replaces become views, which the version before reads; only functions write.

-- Orders in progress end first, in the order in which an edit takes the tables; later ones find the new table.
lock table coupon_order, placement, point_order in access exclusive mode;

create table money_intent (
  user_id bigint not null,
  -- `sale` is a cash-out.
  kind text not null check (kind in ('placement', 'sale', 'edit', 'purchase')),
  key uuid not null,
  -- Null for a key that was sealed before an order arrived under it.
  request_hash bytea,
  state text not null check (state in ('pending', 'done', 'refused')),
  -- What the key is answered, with `status`; null while the order is pending.
  answer jsonb,
  -- Server clock, epoch ms.
  arrived_at bigint not null,
  decides_at bigint,
  primary key (user_id, kind, key),
  check ((state = 'pending') = (answer is null))
);

-- An order that no row would decide any more was left by a process that has died.
insert into money_intent (user_id, kind, key, request_hash, state, answer, arrived_at, decides_at)
  select p.user_id, 'placement', p.key, p.request_hash,
    case when p.state = 'accepted' then 'done' when p.is_lost then 'refused' else p.state end,
    case
      when p.state = 'accepted' then jsonb_build_object('status', 'accepted', 'couponId', p.coupon_id)
      when p.state = 'refused' then jsonb_build_object('status', 'refused', 'refusal', p.refusal)
      when p.is_lost then '{"status": "refused",
        "refusal": {"code": "NOT_PLACED", "selectionIds": [], "prices": [], "data": {}}}'::jsonb
    end,
    p.arrived_at, p.decides_at
  from (
    select *, state = 'pending' and abandoned_at < clock_timestamp() as is_lost from placement
  ) p;
insert into money_intent (user_id, kind, key, request_hash, state, answer, arrived_at, decides_at)
  select o.user_id, o.kind, o.key, o.request_hash, case when o.is_lost then 'refused' else o.state end,
    case
      when o.state = 'done' then o.result || jsonb_build_object('couponId', o.coupon_id)
      when o.state = 'refused' then jsonb_build_object('status', 'refused', 'refusal', o.refusal)
      when o.is_lost then jsonb_build_object('status', 'refused', 'refusal',
        jsonb_build_object('code', case o.kind when 'sale' then 'NOT_SOLD' else 'NOT_EDITED' end))
    end,
    o.arrived_at, o.decides_at
  from (
    select *, state = 'pending' and abandoned_at < clock_timestamp() as is_lost from coupon_order
  ) o;
insert into money_intent (user_id, kind, key, request_hash, state, answer, arrived_at)
  select user_id, 'purchase', key,
    sha256(convert_to(concat_ws(' ', request ->> 'offer', request ->> 'points', request ->> 'value'), 'UTF8')),
    case when is_bought then 'done' else 'refused' end,
    case when is_bought then answer
      else jsonb_build_object('status', 'refused', 'refusal', answer - 'status') end,
    made_at
  from point_order;
create index money_intent_undecided on money_intent (user_id) where state = 'pending';
create index money_intent_refused on money_intent (arrived_at) where state = 'refused';

drop function if exists placement_answer(placement);
drop function if exists order_answer(coupon_order);
drop function if exists refuse_order(text, jsonb, jsonb);
drop table placement, coupon_order, point_order;

create view placement as
  select user_id, key, request_hash, case state when 'done' then 'accepted' else state end as state,
    (answer ->> 'couponId')::bigint as coupon_id, answer -> 'refusal' as refusal, arrived_at, decides_at
  from money_intent where kind = 'placement';
create view coupon_order as
  select user_id, kind, key, request_hash, state, case state when 'done' then answer end as result,
    answer -> 'refusal' as refusal, arrived_at, decides_at
  from money_intent where kind in ('sale', 'edit');
-- The version before compares requests, which are not stored: it finds none here, and the function answers a known key.
create view point_order as
  select user_id, key, null::jsonb as request, answer from money_intent where false;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on money_intent, placement, coupon_order, point_order from fairline_app;
  end if;
end $$;
