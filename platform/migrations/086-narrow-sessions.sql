-- expand: sessions that are for one thing alone, for players who may only withdraw their money.

-- What alone the session is for; null for everything.
alter table session add column narrow text check (narrow in ('withdrawal'));

-- Links in emails that open such a session.
alter table email_link drop constraint if exists letter_purpose_check;
alter table email_link drop constraint if exists email_link_purpose_check;
alter table email_link add constraint email_link_purpose_check
  check (purpose in ('verify', 'activate', 'password', 'newsletter', 'login', 'withdrawal_link'));

alter table second_step drop constraint second_step_first_step_check;
alter table second_step add constraint second_step_first_step_check
  check (first_step in ('password', 'sms', 'link', 'social', 'withdrawal_link'));
