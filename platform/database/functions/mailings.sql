-- Mailings: what happened to a player who wants an email about it is noted in the transaction in which it happens.

-- Notes a mailing about a subject, once, if the player's setting asks for it.
create or replace function note_mailing(
  p_user bigint, p_kind text, p_setting text, p_subject text, p_facts jsonb, p_at bigint
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mailing (user_id, kind, subject, facts, noted_at)
    select p_user, p_kind, p_subject, p_facts, p_at
    where exists (select from office_setting where user_id = p_user and name = p_setting and value = 'true'::jsonb)
    on conflict do nothing;
end $$;

-- Only other functions call this.
revoke execute on function note_mailing(bigint, text, text, text, jsonb, bigint) from public;
