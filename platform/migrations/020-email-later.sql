-- Who came by phone adds an e-mail later: by a code of a purpose of its own.
alter table code drop constraint code_purpose_check;
alter table code add constraint code_purpose_check
  check (purpose in ('login', 'two_step', 'password', 'phone', 'email', 'registration'));
