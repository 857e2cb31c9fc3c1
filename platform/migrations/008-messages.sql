-- What the site writes to people: letters and text messages. They lie in an inbox where no service carries them on, and
-- go when what they carry is over.
create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  -- Address in lower case, or number with its plus sign; '' for what was written to nobody.
  recipient text not null,
  user_id bigint references player,
  kind text not null,
  subject text not null,
  body text not null,
  -- Path and query of the link in it, if there is one.
  link text,
  written_at bigint not null,
  ends_at bigint not null
);
create index message_to on message (recipient, id desc);
create index message_of_player on message (user_id, id desc);
create index message_ends on message (ends_at);

insert into message (channel, recipient, user_id, kind, subject, body, link, written_at, ends_at)
  select 'email', p.email, o.user_id, o.purpose, '', o.link, o.link, o.written_at, o.written_at + 100::bigint * 86400000
  from outbox o join player p on p.id = o.user_id order by o.id;
drop table outbox;

alter table letter drop constraint letter_purpose_check;
alter table letter add constraint letter_purpose_check
  check (purpose in ('verify', 'activate', 'password', 'newsletter', 'login'));
