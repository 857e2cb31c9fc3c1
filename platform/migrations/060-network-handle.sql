-- How networks without emails name a person: the name of an account, or the address of a wallet (decision 045).
alter table social_sign_up add column handle text;
