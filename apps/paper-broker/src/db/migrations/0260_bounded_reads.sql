-- What is asked for often is found without reading a whole table.
create index fill_of_position on fill (position_id);
create index sign_in_challenge_of_member on sign_in_challenge (member_id);
create index member_totp_unsealed on member_totp (member_id) where secret is not null;
create index trade_order_block_waiting on trade_order (submitted_at) where order_type = 'block' and status = 'wait';

-- How many watchlists hold a symbol. In parts, because one row for each symbol would let only one customer at a time watch it;
-- the sum of the parts is the count.
create table watchlist_count (
  symbol text not null,
  part int not null,
  lists bigint not null,
  primary key (symbol, part)
);

create function count_watchers() returns trigger language plpgsql as $$
begin
  -- In the order of the key, so that two lists that change wait for each other at most once.
  if tg_op = 'INSERT' then
    insert into watchlist_count as known (symbol, part, lists)
      select symbol, abs(hashtext(member_id) % 8), count(*) from changed group by 1, 2 order by 1, 2
      on conflict (symbol, part) do update set lists = known.lists + excluded.lists;
  else
    insert into watchlist_count as known (symbol, part, lists)
      select symbol, abs(hashtext(member_id) % 8), -count(*) from changed group by 1, 2 order by 1, 2
      on conflict (symbol, part) do update set lists = known.lists + excluded.lists;
  end if;
  return null;
end $$;
create trigger watchlist_item_added after insert on watchlist_item
  referencing new table as changed for each statement execute function count_watchers();
create trigger watchlist_item_removed after delete on watchlist_item
  referencing old table as changed for each statement execute function count_watchers();

insert into watchlist_count (symbol, part, lists)
  select symbol, abs(hashtext(member_id) % 8), count(*) from watchlist_item group by 1, 2;

-- Codes whose time is over are erased.
drop index outbox_expiring;
create index outbox_dead_code on outbox (expires_at) where sealed is not null;
