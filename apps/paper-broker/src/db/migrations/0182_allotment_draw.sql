-- The last customer whom the ballot of an allotment served: everybody up to there, by ballot number and then by id, has won.
-- With it an allotment can be carried out in small steps, each by itself.
alter table ipo_allotment add column last_ballot bigint;
alter table ipo_allotment add column last_ballot_id text;
