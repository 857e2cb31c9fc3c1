-- expand: a nullable column
-- Last day of the document; null for one without, and for profiles from before.
alter table personal_data add column passport_end_date date;
