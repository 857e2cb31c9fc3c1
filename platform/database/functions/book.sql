-- The book that the database belongs to, its leader, and its decisions (decision 032).

-- Ties a process to the book of the database, or stores the book when there is none. Answers `status`: `held` when seed
-- and version are the book's; `opened` when the row was written, `moved` when a newer version was; `other-seed`,
-- `older` (the process is of an older version) and `newer` (of a newer one, which p_may_move did not allow to take
-- over) refuse the process and come with the stored book. `p_now` is the server clock, epoch ms.
create or replace function claim_book(p_seed text, p_version integer, p_now bigint, p_may_move boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_book book;
  v_status text := 'held';
begin
  insert into book (seed, version, since, opened_at) values (p_seed, p_version, p_now, p_now) on conflict do nothing;
  if found then
    v_status := 'opened';
  end if;
  select * into v_book from book for update;
  if v_book.seed <> p_seed then
    v_status := 'other-seed';
  elsif v_book.version > p_version then
    v_status := 'older';
  elsif v_book.version < p_version and not p_may_move then
    v_status := 'newer';
  elsif v_book.version < p_version then
    update book set version = p_version, since = p_now returning * into v_book;
    v_status := 'moved';
    perform pg_notify('book', '');
  end if;
  return jsonb_build_object('status', v_status, 'seed', v_book.seed, 'version', v_book.version, 'since', v_book.since);
end $$;

-- Takes the lease of the book for p_ms of the database's clock, renews it, or says how long another process has it. A
-- process of another version than the book's never leads, and gives up a lease that it has. A renewal does not wait for
-- the disk: one that a crash of the server loses only ends the lease early.
create or replace function hold_lease(p_holder uuid, p_process text, p_version integer, p_ms integer) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_version integer := (select version from book);
  v_now timestamptz := clock_timestamp();
  v_until timestamptz := v_now + p_ms * interval '1 ms';
  v_lease leader_lease;
begin
  if v_version is distinct from p_version then
    perform release_lease(p_holder);
    return jsonb_build_object('term', null, 'version', v_version, 'waitMs', p_ms);
  end if;
  update leader_lease set until = v_until where name = 'book' and holder = p_holder returning * into v_lease;
  if found then
    perform set_config('synchronous_commit', 'off', true);
    return jsonb_build_object('term', v_lease.term, 'version', v_version, 'waitMs', 0);
  end if;
  insert into leader_lease as l (name, holder, process, term, until) values ('book', p_holder, p_process, 1, v_until)
    on conflict (name) do update set
        holder = excluded.holder, process = excluded.process, term = l.term + 1, until = excluded.until
      where l.until <= v_now
    returning * into v_lease;
  if found then
    return jsonb_build_object('term', v_lease.term, 'version', v_version, 'waitMs', 0);
  end if;
  select * into v_lease from leader_lease where name = 'book';
  return jsonb_build_object('term', null, 'version', v_version,
    'waitMs', greatest(0, ceil(extract(epoch from v_lease.until - v_now) * 1000)));
end $$;

-- Ends the lease of a process at once and notifies the other processes. Its term stays, so that the next one is higher.
create or replace function release_lease(p_holder uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update leader_lease set until = clock_timestamp(), holder = gen_random_uuid()
    where name = 'book' and holder = p_holder;
  if found then
    perform pg_notify('book', '');
  end if;
end $$;

-- Returns whether a term of the lease is the present one, and keeps it so until the transaction ends: the next leader
-- waits for that.
create or replace function holds_term(p_term bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from leader_lease where name = 'book' and term = p_term for share;
  return found;
end $$;

-- Returns the stored results of these selections and games in the present replay: {replay, selections: [...], games:
-- [...]}.
create or replace function results_of(p_selections bigint[], p_games bigint[]) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('replay', b.replay,
    'selections', (select coalesce(jsonb_agg(jsonb_build_object('selectionId', s.selection_id, 'statusId', s.status_id,
        'decidedAt', s.decided_at, 'event', s.decided_by -> 'event')), '[]')
      from selection_result s where s.selection_id = any (p_selections) and s.replay = b.replay),
    'games', (select coalesce(jsonb_agg(jsonb_build_object('gameId', g.game_id, 'state', g.state,
        'finalScore', g.final_score)), '[]')
      from game_result g where g.game_id = any (p_games) and g.replay = b.replay))
  from book b;
$$;

-- Stores a leader's decisions, each once: p has its `term`, the `version` and `replay` that it decided from, `at`,
-- `selections` [{selectionId, gameId, statusId, by}], `games` [{gameId, state, finalScore, endedAt, by}], and the ids
-- `wanted` {selections, games}. Answers {status: stored} with the stored results of `wanted`, as `results_of` returns
-- them, or which of term, version and replay is outdated; then nothing is stored.
create or replace function store_results(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_term bigint := (p ->> 'term')::bigint;
  v_at bigint := (p ->> 'at')::bigint;
  v_book book;
begin
  if not holds_term(v_term) then
    return jsonb_build_object('status', 'other-leader');
  end if;
  select * into v_book from book for share;
  if v_book.version <> (p ->> 'version')::integer then
    return jsonb_build_object('status', 'other-version');
  end if;
  if v_book.replay <> (p ->> 'replay')::integer then
    return jsonb_build_object('status', 'other-replay');
  end if;
  -- Rows are written in the order of their ids, so that two runs of one leader never deadlock.
  insert into selection_result (selection_id, replay, game_id, status_id, decided_at, decided_by, book_version, term)
    select r."selectionId", v_book.replay, r."gameId", r."statusId", v_at, r.by, v_book.version, v_term
    from jsonb_to_recordset(p -> 'selections') as r ("selectionId" bigint, "gameId" bigint, "statusId" smallint, by jsonb)
    order by r."selectionId"
    on conflict do nothing;
  insert into game_result
      (game_id, replay, state, final_score, ended_at, decided_at, decided_by, book_version, term)
    select r."gameId", v_book.replay, r.state, nullif(r."finalScore", 'null'), r."endedAt", v_at, r.by, v_book.version,
      v_term
    from jsonb_to_recordset(p -> 'games') as r (
      "gameId" bigint, state text, "finalScore" jsonb, "endedAt" bigint, by jsonb)
    order by r."gameId"
    on conflict do nothing;
  return jsonb_build_object('status', 'stored') || results_of(
    array(select jsonb_array_elements_text(p -> 'wanted' -> 'selections')::bigint),
    array(select jsonb_array_elements_text(p -> 'wanted' -> 'games')::bigint));
end $$;

-- Begins another replay when QA's controls reset the world: earlier decisions stay with the bets that they have
-- settled, and the games are decided again.
create or replace function begin_replay() returns void
language sql security definer set search_path = public, pg_temp as $$
  update book set replay = replay + 1;
$$;

-- Returns the stored status of a selection in the present replay; null while there is none.
create or replace function decision_of(p_selection bigint) returns smallint
language sql stable security definer set search_path = public, pg_temp as $$
  select s.status_id from selection_result s join book b on b.replay = s.replay where s.selection_id = p_selection;
$$;

-- Raises unless every new status that the legs of a settlement ([{position, statusId, members}]) assign to an open leg,
-- or to an open member of a bet builder, is the stored one.
create or replace function require_results(p_coupon bigint, p_legs jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_wrong text;
begin
  select format('selection %s of coupon %s is given status %s and was decided %s',
      n.selection_id, p_coupon, n.status_id, coalesce(decision_of(n.selection_id)::text, 'never'))
    into v_wrong
  from (
    select k.selection_id as selection_id, l."statusId" as status_id
      from jsonb_to_recordset(p_legs) as l (position smallint, "statusId" smallint)
      join coupon_leg k on k.coupon_id = p_coupon and k.position = l.position
      where k.status_id < 0 and l."statusId" >= 0
        and not exists (select from coupon_leg_group g where g.coupon_id = k.coupon_id and g.position = k.position)
    union all
    select m.selection_id::bigint, (l.members ->> (m.place - 1)::integer)::smallint
      from jsonb_to_recordset(p_legs) as l (position smallint, members jsonb)
      join coupon_leg_group g on g.coupon_id = p_coupon and g.position = l.position
      cross join lateral jsonb_array_elements_text(g.selection_ids) with ordinality as m (selection_id, place)
      where jsonb_typeof(l.members) = 'array' and (g.statuses ->> (m.place - 1)::integer)::smallint < 0
        and (l.members ->> (m.place - 1)::integer)::smallint >= 0
  ) n
  where n.status_id is distinct from decision_of(n.selection_id)
  limit 1;
  if v_wrong is not null then
    raise exception '%', v_wrong using errcode = 'integrity_constraint_violation';
  end if;
end $$;

-- Answers a row for each settled leg or bet builder member whose status no stored result has. Legs that were settled
-- before the database knew its book are left out. `p_coupons` names the coupons to check; null checks all.
create or replace function audit_results(p_coupons bigint[] default null)
returns table (problem text, subject text, detail text)
language sql stable security definer set search_path = public, pg_temp as $$
  with settled as (
    select k.coupon_id, k.position, k.selection_id as selection_id, k.status_id, g.selection_ids, g.statuses
    from coupon_leg k
    join book b on k.settled_at >= b.opened_at
    left join coupon_leg_group g on g.coupon_id = k.coupon_id and g.position = k.position
    where k.status_id >= 0 and (p_coupons is null or k.coupon_id = any (p_coupons))
  ), compared as (
    select coupon_id, position, selection_id, status_id from settled where selection_ids is null
    union all
    select s.coupon_id, s.position, m.selection_id::bigint, (s.statuses ->> (m.place - 1)::integer)::smallint
    from settled s cross join lateral jsonb_array_elements_text(s.selection_ids) with ordinality as m (selection_id, place)
    where (s.statuses ->> (m.place - 1)::integer)::smallint >= 0
  )
  select case when exists (select from selection_result r where r.selection_id = c.selection_id)
      then 'leg-against-result' else 'leg-without-result' end,
    format('coupon %s, leg %s', c.coupon_id, c.position),
    format('selection %s has status %s and was decided %s', c.selection_id, c.status_id, coalesce(
      (select string_agg(r.status_id::text, ', ' order by r.replay) from selection_result r
        where r.selection_id = c.selection_id), 'never'))
  from compared c
  where not exists (
    select from selection_result r where r.selection_id = c.selection_id and r.status_id = c.status_id)
$$;

-- Stores courses of games that have begun, each once: p has the `term` and `version` of a leader and `courses`
-- [{gameId, fixture, keptUntil, events (base64)}]. Answers whether the process is the leader, of the book's version.
create or replace function store_courses(p jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not holds_term((p ->> 'term')::bigint) then
    return false;
  end if;
  perform from book where version = (p ->> 'version')::integer for share;
  if not found then
    return false;
  end if;
  insert into game_course (game_id, version, fixture, kept_until, events)
    select c."gameId", (p ->> 'version')::integer, c.fixture, c."keptUntil", decode(c.events, 'base64')
    from jsonb_to_recordset(p -> 'courses') as c ("gameId" bigint, fixture jsonb, "keptUntil" bigint, events text)
    order by c."gameId"
    on conflict do nothing;
  return true;
end $$;

-- Deletes courses that are no longer needed at an instant of the server clock, a batch with each call. Answers how
-- many.
create or replace function purge_courses(p_now bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from game_course where number = any (array(
      select number from game_course where kept_until < p_now order by kept_until limit p_limit for update skip locked))
    returning 1
  )
  select count(*)::integer from gone
$$;
