-- What a customer's subscriptions to a fund that have a price cost, fees included, summed as they get it.
create table fund_paid (
  member_id text not null,
  symbol text not null,
  paid numeric(28,8) not null,
  primary key (member_id, symbol)
);

create view fund_paid_total as
  select member_id, symbol, sum(net_amount + handling_fee) as paid
    from fund_order where side = 'subscribe' and nav is not null group by member_id, symbol;

create function sum_fund_orders() returns trigger language plpgsql as $$
declare
  changes fund_paid[];
  change fund_paid;
begin
  if tg_op = 'INSERT' then
    changes := array(select row(member_id, symbol, sum(net_amount + handling_fee))::fund_paid
                       from added where side = 'subscribe' and nav is not null group by member_id, symbol);
  else
    changes := array(
      select row(n.member_id, n.symbol, sum(n.net_amount + n.handling_fee))::fund_paid
        from added n join removed o on o.member_id = n.member_id and o.id = n.id
       where n.side = 'subscribe' and n.nav is not null and o.nav is null group by n.member_id, n.symbol);
  end if;
  foreach change in array changes loop
    update fund_paid set paid = paid + change.paid where member_id = change.member_id and symbol = change.symbol;
    -- What has no row is summed from all orders, because some may be from before this table. If another transaction adds the
    -- row at the same time, this one fails and runs again.
    if not found then
      insert into fund_paid select * from fund_paid_total where member_id = change.member_id and symbol = change.symbol;
    end if;
  end loop;
  return null;
end $$;

create view state_fault_fund_paid as
  select format('subscriptions of %s to %s cost %s, their sum says %s', member_id, symbol, coalesce(t.paid, 0), s.paid) as fault
    from fund_paid s left join fund_paid_total t using (member_id, symbol) where s.paid <> coalesce(t.paid, 0);

create trigger added_fund_orders_are_summed after insert on fund_order
  referencing new table as added for each statement execute function sum_fund_orders();
create trigger priced_fund_orders_are_summed after update on fund_order
  referencing old table as removed new table as added for each statement execute function sum_fund_orders();
