-- The columns of `0311_arrival`, and after them its indexes, each in a migration of its own: in one transaction nobody could
-- read the tables while their indexes were made. `0311_arrival` then finds both and changes nothing.
create sequence if not exists arrival;
alter table trade_order add column if not exists arrival bigint default 0;
alter table position add column if not exists arrival bigint default 0;
alter table close_request add column if not exists arrival bigint default 0;
alter table trade_order alter column arrival set default nextval('arrival');
alter table position alter column arrival set default nextval('arrival');
alter table close_request alter column arrival set default nextval('arrival');
