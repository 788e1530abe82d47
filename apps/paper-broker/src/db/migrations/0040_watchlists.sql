-- A customer's lists of symbols. Every key begins with the member, so that the tables can be spread by member.

create table watchlist (
  member_id text not null references member (id),
  id text not null,
  name text not null,
  -- The name as it is compared: without regard to case.
  name_key text not null,
  -- The order among the member's lists; gaps are fine.
  position int not null,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, name_key)
);

create table watchlist_item (
  member_id text not null,
  watchlist_id text not null,
  symbol text not null,
  -- The order within the list; gaps are fine.
  position int not null,
  primary key (member_id, watchlist_id, symbol),
  foreign key (member_id, watchlist_id) references watchlist (member_id, id) on delete cascade
);
create index watchlist_item_by_symbol on watchlist_item (symbol);
