-- What the rate of an exchange was made of, so that its receipt can explain it. Older exchanges and quotes of a server of
-- the version before have none.
alter table fx_quote add column if not exists mid_rate numeric(28,8) check (mid_rate > 0);
alter table fx_conversion add column if not exists mid_rate numeric(28,8) check (mid_rate > 0);
