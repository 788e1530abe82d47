-- What the shares of a position that are left cost by first in, first out, and the part of the fees that belongs to them. Both are
-- summed as lots are written, so that they cost the same to read however many lots there are.
create table lot_sum (
  member_id text not null,
  position_id text not null,
  cost numeric(28,8) not null,
  fees numeric(28,8) not null,
  primary key (member_id, position_id)
);

-- The part of a lot's fee that belongs to the shares that are left of it, rounded up to cents.
create function lot_fee(fee numeric, remaining numeric, quantity numeric) returns numeric language sql immutable as $$
  select case when fee is null then 0 when remaining = quantity then fee else (div(cents, quantity) + sign(mod(cents, quantity))) / 100 end
    from (values (trunc(fee * remaining, 8) * 100)) as times (cents)
$$;

create view lot_total as
  select lot.member_id, lot.position_id, sum(trunc(lot.price * lot.remaining, 2)) as cost,
         sum(lot_fee(fill.fee, lot.remaining, lot.quantity)) as fees
    from lot left join fill on fill.member_id = lot.member_id and fill.id = lot.fill_id
   where lot.remaining > 0 group by lot.member_id, lot.position_id;

create function sum_lots() returns trigger language plpgsql as $$
declare
  changes lot_sum[];
  change lot_sum;
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(a.member_id, a.position_id, sum(trunc(a.price * a.remaining, 2)), sum(lot_fee(f.fee, a.remaining, a.quantity)))::lot_sum
        from added a left join fill f on f.member_id = a.member_id and f.id = a.fill_id group by a.member_id, a.position_id);
  else
    changes := array(
      select row(n.member_id, n.position_id, sum(trunc(n.price * n.remaining, 2) - trunc(o.price * o.remaining, 2)),
                 sum(lot_fee(f.fee, n.remaining, n.quantity) - lot_fee(f.fee, o.remaining, o.quantity)))::lot_sum
        from added n join removed o on o.member_id = n.member_id and o.fill_id = n.fill_id
        left join fill f on f.member_id = n.member_id and f.id = n.fill_id group by n.member_id, n.position_id);
  end if;
  foreach change in array changes loop
    update lot_sum set cost = cost + change.cost, fees = fees + change.fees
     where member_id = change.member_id and position_id = change.position_id;
    -- A position without a row is summed from all of its lots, because some may be from before this table. If another
    -- transaction adds the row at the same time, this one fails and runs again.
    if not found then
      insert into lot_sum
        select * from lot_total where member_id = change.member_id and position_id = change.position_id;
    end if;
  end loop;
  return null;
end $$;

create view state_fault_lot_sum as
  select format('the lots of %s cost %s and %s, their sums say %s and %s', s.position_id, coalesce(t.cost, 0), coalesce(t.fees, 0),
           s.cost, s.fees) as fault
    from lot_sum s left join lot_total t using (member_id, position_id)
   where s.cost <> coalesce(t.cost, 0) or s.fees <> coalesce(t.fees, 0);

create trigger added_lots_are_summed after insert on lot
  referencing new table as added for each statement execute function sum_lots();
create trigger taken_lots_are_summed after update on lot
  referencing old table as removed new table as added for each statement execute function sum_lots();
