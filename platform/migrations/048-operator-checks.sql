-- The last run of each check that an operator makes, for metrics: audits, the verification of the security log, backups.

create table operator_check (
  name text primary key,
  -- Clock of the database.
  finished_at timestamptz not null,
  problems integer not null check (problems >= 0)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on operator_check from fairline_app;
  end if;
end $$;
