-- Players whose account is closed: when their data was deleted at the closing, and when the rest of it was erased.

create table data_erasure (
  user_id bigint primary key references player,
  -- Server clock, epoch ms.
  closed_at bigint not null,
  deleted_at bigint not null,
  erased_at bigint
);
create index data_erasure_due on data_erasure (closed_at) where erased_at is null;
create index support_callback_asked on support_callback (asked_at);
create index player_gate_account_closed on player_gate (user_id) where account_closed_at is not null;
