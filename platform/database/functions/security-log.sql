-- The security log: an append-only list of events, sealed by a chain of hashes.

-- Refuses changes, except the deletion of events that prune_security_events has counted as old.
create or replace function security_log_refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'security_event' then
    if exists (
      select from security_seal s join security_head h on s.position <= h.pruned_through where s.event_id = old.id
    ) then
      return old;
    end if;
  end if;
  raise exception 'the security log is append-only' using errcode = 'restrict_violation';
end $$;

-- Adds an event, in the caller's transaction. It takes no lock that another writer waits for.
create or replace function record_security_event(p_event jsonb) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with added as (
    insert into security_event (happened_at, kind, user_id, staff_id, address, user_agent, request_id, details)
    values (
      (p_event ->> 'happenedAt')::bigint, p_event ->> 'kind', (p_event ->> 'userId')::bigint,
      (p_event ->> 'staffId')::bigint, p_event ->> 'address', p_event ->> 'userAgent', p_event ->> 'requestId',
      p_event -> 'details'
    )
    returning id
  )
  insert into security_event_unsealed select id from added returning event_id
$$;

-- Returns the hash of an event's content. JSON of the binary kind has one text for one content.
create or replace function security_event_hash(p_event security_event) returns bytea
language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    p_event.id, p_event.happened_at, (extract(epoch from p_event.written_at) * 1000000)::bigint, p_event.kind,
    p_event.user_id, p_event.staff_id, p_event.address, p_event.user_agent, p_event.request_id, p_event.details
  )::text, 'UTF8'))
$$;

-- Seals waiting events in the order of their ids, one process at a time; returns how many, `p_limit` when there may be
-- more.
create or replace function seal_security_events(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_head security_head;
  v_event security_event;
  v_hash bytea;
  v_count integer := 0;
begin
  perform from security_event_unsealed limit 1;
  if not found then
    return 0;
  end if;
  select * into v_head from security_head where id = 1 for update;
  for v_event in
    select e.* from security_event_unsealed u join security_event e on e.id = u.event_id order by e.id limit p_limit
  loop
    v_hash := security_event_hash(v_event);
    v_head.position := v_head.position + 1;
    v_head.hash := sha256(v_head.hash || v_hash);
    insert into security_seal values (v_head.position, v_event.id, v_hash, v_head.hash);
    delete from security_event_unsealed where event_id = v_event.id;
    v_count := v_count + 1;
  end loop;
  update security_head set position = v_head.position, hash = v_head.hash where id = 1;
  return v_count;
end $$;

-- Deletes the oldest sealed events that happened before an instant, at most `p_limit`, and records that in the log.
-- Their seals stay. Returns how many were deleted.
create or replace function prune_security_events(p_before bigint, p_now bigint, p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_head security_head;
  v_through bigint;
  v_count integer;
begin
  select * into v_head from security_head where id = 1 for update;
  select max(position) into v_through from (
    select s.position, bool_and(e.happened_at < p_before) over (order by s.position) as is_old
    from (
      select * from security_seal where position > v_head.pruned_through order by position limit p_limit
    ) s join security_event e on e.id = s.event_id
  ) oldest where is_old;
  if v_through is null then
    return 0;
  end if;
  update security_head set pruned_through = v_through where id = 1;
  delete from security_event e using security_seal s
    where s.event_id = e.id and s.position > v_head.pruned_through and s.position <= v_through;
  get diagnostics v_count = row_count;
  perform record_security_event(jsonb_build_object(
    'happenedAt', p_now, 'kind', 'log_pruned', 'address', '', 'userAgent', '', 'requestId', '',
    'details', jsonb_build_object('through', v_through)));
  return v_count;
end $$;

-- Verifies the log: answers a row for each broken link, in the order of the chain. `p_noted` are ends of the chain that
-- were noted outside the database, an array of {position, hash}; they reveal a chain that was written again as a whole.
create or replace function verify_security_log(p_noted jsonb default '[]')
returns table (problem text, at_position bigint, event bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_head security_head;
  v_seal record;
  v_expected bigint := 1;
  v_hash bytea := '';
  v_pruned bigint;
begin
  select * into v_head from security_head where id = 1;
  for v_seal in
    select s.position, s.event_id, s.event_hash, s.hash, e.id as found,
      case when e.id is not null then security_event_hash(e) end as found_hash
    from security_seal s left join security_event e on e.id = s.event_id order by s.position
  loop
    if v_seal.position <> v_expected then
      return query select 'seal is missing', v_expected, null::bigint;
    elsif v_seal.hash <> sha256(v_hash || v_seal.event_hash) then
      return query select 'seal does not follow from the one before it', v_seal.position, v_seal.event_id;
    end if;
    if v_seal.found is null and v_seal.position > v_head.pruned_through then
      return query select 'event is missing', v_seal.position, v_seal.event_id;
    elsif v_seal.found is not null and v_seal.found_hash <> v_seal.event_hash then
      return query select 'event was changed', v_seal.position, v_seal.event_id;
    end if;
    v_expected := v_seal.position + 1;
    v_hash := v_seal.hash;
  end loop;
  if v_head.position is distinct from v_expected - 1 or v_head.hash is distinct from v_hash then
    return query select 'end of the chain is missing', v_expected, null::bigint;
  end if;
  select coalesce(max((details ->> 'through')::bigint), 0) into v_pruned from security_event where kind = 'log_pruned';
  if v_head.pruned_through is distinct from v_pruned then
    return query select 'deletion of old events was not recorded', v_head.pruned_through, null::bigint;
  end if;
  return query
    select 'event was never sealed', null::bigint, e.id from security_event e
      where not exists (select from security_seal s where s.event_id = e.id)
        and not exists (select from security_event_unsealed u where u.event_id = e.id)
    union all
    select 'event is missing', null::bigint, u.event_id from security_event_unsealed u
      where not exists (select from security_event e where e.id = u.event_id)
    union all
    select 'chain is another than the one that was noted', n.position, null::bigint
      from jsonb_to_recordset(p_noted) as n (position bigint, hash text)
      where n.position > 0
        and not exists (select from security_seal s where s.position = n.position and encode(s.hash, 'hex') = n.hash);
end $$;

revoke execute on function security_event_hash(security_event), security_log_refuse_change() from public;
