-- expand: a nullable column
-- Instant of the request for a looser session limit, epoch ms (betting §3, startedAt; X-05). Null for requests from
-- before, which always waited for 24 hours.
alter table player_care add column next_asked_at bigint;
