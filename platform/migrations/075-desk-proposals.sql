-- expand: two tables, and instants that no calendar has
-- Acts of the desk that give money (decision 042): those that wait for a second member of staff, and how each ended;
-- small gifts that one person gave alone are here too, because the bounds of a day count them. Instants are epoch
-- milliseconds of the server clock.

create table desk_proposal (
  id bigint generated always as identity primary key,
  -- Id of the call, and its whole body: what is approved is carried out exactly so.
  act text not null,
  body jsonb not null,
  -- What the act changes, as it was when it was proposed: an approval fails once it is another.
  before jsonb not null,
  -- Value of a gift in thousandths of its currency's base amount, rounded up; 0 for a change of the config.
  weight bigint not null check (weight >= 0),
  staff_id bigint not null references staff,
  is_alone boolean not null,
  proposed_at bigint not null,
  expires_at bigint not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  decided_by bigint references staff,
  decided_at bigint,
  decision_reason text,
  check ((state = 'waiting') = (decided_at is null)),
  -- Four eyes: what is done was done alone within the bounds, or approved by another person.
  check (state <> 'done' or is_alone or coalesce(decided_by <> staff_id, false))
);
create index desk_proposal_of_staff on desk_proposal (staff_id, proposed_at);
create index desk_proposal_decided on desk_proposal (decided_by, decided_at);
create index desk_proposal_waiting on desk_proposal (id) where state = 'waiting';

-- How many players a registration code has given its free bet to; those of before are counted too.
create table registration_code (
  code text primary key,
  gifts bigint not null check (gifts > 0)
);
insert into registration_code (code, gifts)
  select promo, count(*)
  from (select substring(given_code from '^(.+)-' || user_id || '$') as promo from bonus_choice) given
  where promo is not null
  group by promo;

-- Instants that no calendar has were accepted before, and no answer can show them. 253402214400000 is MAX_INSTANT of
-- shared/contracts/instant.ts. A landing page keeps when it is published: never, or always.
update promo_code set expires_at = null where expires_at > 253402214400000;
update support_callback set preferred_at = null where preferred_at not between 0 and 253402214400000;
update landing
  set record = record || jsonb_build_object(
    'publishedFrom', case when record -> 'publishedFrom' <> 'null'
      then least(greatest((record ->> 'publishedFrom')::bigint, 0), 253402214400000) end,
    'publishedUntil', case when record -> 'publishedUntil' <> 'null'
      then least(greatest((record ->> 'publishedUntil')::bigint, 0), 253402214400000) end)
  where (record ->> 'publishedFrom')::bigint not between 0 and 253402214400000
    or (record ->> 'publishedUntil')::bigint not between 0 and 253402214400000;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke update, delete, truncate on desk_proposal from fairline_app;
    grant update (state, decided_by, decided_at, decision_reason) on desk_proposal to fairline_app;
    revoke insert, update, delete, truncate on registration_code from fairline_app;
  end if;
end $$;
