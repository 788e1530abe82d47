-- When trading in an instrument stood still, business time. `instrument_status` says only what is now; what trades must know
-- of every moment whether its price was published. A trigger keeps it, so that nothing can halt without being remembered.
create table trading_halt (
  symbol text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (symbol, began_at)
);

create function remember_halt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from trading_halt where symbol = old.symbol and ended_at is null;
    return null;
  end if;
  if new.status = 'halted' and not exists (select from trading_halt where symbol = new.symbol and ended_at is null) then
    insert into trading_halt (symbol, began_at) values (new.symbol, new.changed_at)
      on conflict (symbol, began_at) do update set ended_at = null;
  end if;
  if new.status = 'active' then
    update trading_halt set ended_at = new.changed_at where symbol = new.symbol and ended_at is null;
  end if;
  return null;
end $$;
create trigger instrument_status_remembers after insert or update or delete on instrument_status
  for each row execute function remember_halt();

insert into trading_halt (symbol, began_at) select symbol, changed_at from instrument_status where status = 'halted';
