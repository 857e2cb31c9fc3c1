-- What only versions before migration 079 call: their tables of keys are views of money_intent. A migration that
-- contracts drops these functions and the views.

create or replace function placement_answer(p placement) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select intent_answer(i.answer, i.decides_at) from money_intent i where i.user_id = p.user_id and i.kind = 'placement' and i.key = p.key;
$$;

create or replace function order_answer(o coupon_order) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select intent_answer(i.answer, i.decides_at) from money_intent i where i.user_id = o.user_id and i.kind = o.kind and i.key = o.key;
$$;

create or replace function seal_placement(p_user bigint, p_key uuid, p_refusal jsonb, p_now bigint) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  select seal_intent('placement', p_user, p_key, p_refusal, p_now);
$$;

create or replace function purge_refused_placements(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  select purge_refused_intents(p_before, p_limit);
$$;

-- The function above deletes the refusals of all kinds.
create or replace function purge_refused_orders(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$ select 0 $$;
create or replace function purge_refused_point_orders(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$ select 0 $$;
