-- Which configuration file of the operator is in force (decision 042). One row; processes on one database compare their
-- own file with it. A change of it moves the site's gate, as a change of the patch does.
create table site_config_file (
  id smallint primary key check (id = 1),
  -- SHA-256 of the file's content in hexadecimal; null where the site runs without a file.
  hash text,
  loaded_at timestamptz not null default now()
);

create trigger site_gate_moves after insert or update or delete on site_config_file
  for each row execute function site_gate_moves();
