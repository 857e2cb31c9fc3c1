-- expand: rows
-- Addresses get the form in which every call names them: composed characters. One that another account has already stays
-- as it is.
update player p set email = normalize(email, NFC)
where email is not null and email is not NFC normalized
  and not exists (select from player other where other.email = normalize(p.email, NFC));
