-- expand: two tables. Settings of players' accounts, one row for each value that was chosen; and mailings, which are
-- written as messages to those who want them. Instants are epoch milliseconds of the server clock.
create table office_setting (
  user_id bigint not null references player,
  name text not null,
  value jsonb not null,
  changed_at bigint not null,
  primary key (user_id, name)
);

-- The choices of the registration become settings; who followed the link of a newsletter afterwards wants none. Rows of
-- the version before are not copied later: without a setting, no news is sent.
insert into office_setting (user_id, name, value, changed_at)
  select r.user_id, 'enable_mail_news', to_jsonb(r.news_email and m.at is null), coalesce(m.at, r.registered_at)
  from registration r left join player_mark m on m.user_id = r.user_id and m.mark = 'newsletter';
insert into office_setting (user_id, name, value, changed_at)
  select user_id, 'enable_sms_news', to_jsonb(news_sms), registered_at from registration;
alter table registration alter column news_email drop not null, alter column news_sms drop not null;
update registration set news_email = null, news_sms = null;
delete from player_mark where mark = 'newsletter';

create table mailing (
  user_id bigint not null references player,
  kind text not null,
  -- What it is about: a coupon, a posting of the ledger, an article. A player gets one mailing of a kind about it.
  subject text not null,
  facts jsonb not null,
  noted_at bigint not null,
  -- Null until its message is written, or left out because the player does not want it any more.
  done_at bigint,
  primary key (user_id, kind, subject)
);
create index mailing_waiting on mailing (noted_at) where done_at is null;
create index mailing_done on mailing (done_at) where done_at is not null;
