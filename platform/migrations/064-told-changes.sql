-- expand: a column with a default
-- Whether a message about the change was sent: each kind has a few a day, counted by it (decision 038).
alter table sign_in_change add column is_told boolean not null default true;
