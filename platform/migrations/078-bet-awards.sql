-- expand: a table. Records of won bets, one row for each kind and period: without player, coupon, stake or amount.
-- Instants are epoch milliseconds of the server clock.
create table bet_award (
  kind text not null,
  period text not null check (period in ('week', 'month', 'all')),
  -- Beginning of the week or month; 0 for all time. A row of an earlier period is replaced.
  starts_at bigint not null,
  -- What is compared: the odds or the number of selections.
  measure bigint not null,
  odds bigint not null check (odds > 1000),
  legs smallint not null check (legs > 0),
  sports jsonb not null,
  settled_at bigint not null,
  primary key (kind, period)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on bet_award from fairline_app;
  end if;
end $$;
