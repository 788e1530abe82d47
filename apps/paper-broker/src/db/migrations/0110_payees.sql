-- Where a customer's money may go. Removing one deletes it: what a withdrawal needs to remember of it, it copies.

create table bank_card (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  account_name text not null,
  account_number text not null,
  bank_name text not null,
  bank_branch text,
  -- Upper case, without spaces.
  iban text not null,
  bic text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  unique (member_id, iban)
);
create unique index bank_card_default on bank_card (member_id) where is_default;

create table crypto_wallet (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  currency text not null,
  network text not null check (network in ('ERC20', 'TRC20')),
  address text not null,
  -- The address as it is compared: an ERC20 address is the same in any case.
  address_key text not null,
  created_at timestamptz not null,
  unique (member_id, network, address_key)
);
