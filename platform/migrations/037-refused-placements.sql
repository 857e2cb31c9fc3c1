-- Refused placements are found by their age.
-- migrate: no transaction
create index concurrently if not exists placement_refused on placement (arrived_at) where state = 'refused';
