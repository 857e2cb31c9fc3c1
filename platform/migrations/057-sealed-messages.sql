-- Subject, body and link of a message, encrypted with a key outside the database, until a service has taken it. The
-- columns in clear stay empty; rows of earlier versions keep theirs until they are delivered or expire.
alter table message add column sealed text;
