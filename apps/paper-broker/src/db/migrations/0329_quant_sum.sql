-- What a customer has in quant funds of a currency, and what ended ones made, summed as subscriptions are written.
create table quant_sum (
  member_id text not null,
  currency text not null,
  status text not null,
  amount numeric(28,8) not null,
  profit numeric(28,8) not null,
  primary key (member_id, currency, status)
);

create view quant_total as
  select member_id, currency, status, sum(amount) as amount, sum(profit) as profit
    from quant_subscription group by member_id, currency, status;

create function sum_quant() returns trigger language plpgsql as $$
declare
  changes quant_sum[];
  change quant_sum;
begin
  if tg_op = 'INSERT' then
    changes := array(select row(member_id, currency, status, sum(amount), sum(profit))::quant_sum
                       from added group by member_id, currency, status);
  else
    changes := array(
      select row(member_id, currency, status, sum(amount), sum(profit))::quant_sum
        from (select member_id, currency, status, amount, profit from added
              union all select member_id, currency, status, -amount, -profit from removed) as sides
       group by member_id, currency, status);
  end if;
  foreach change in array changes loop
    update quant_sum set amount = amount + change.amount, profit = profit + change.profit
     where member_id = change.member_id and currency = change.currency and status = change.status;
    -- What has no row is summed from all subscriptions, because some may be from before this table. If another transaction
    -- adds the row at the same time, this one fails and runs again.
    if not found then
      insert into quant_sum
        select * from quant_total
         where member_id = change.member_id and currency = change.currency and status = change.status;
    end if;
  end loop;
  return null;
end $$;

create view state_fault_quant_sum as
  select format('subscriptions of %s, %s in %s, are of %s and %s, their sums say %s and %s', member_id, status, currency,
           coalesce(t.amount, 0), coalesce(t.profit, 0), coalesce(s.amount, 0), coalesce(s.profit, 0)) as fault
    from quant_sum s full join quant_total t using (member_id, currency, status)
   where coalesce(s.amount, 0) <> coalesce(t.amount, 0) or coalesce(s.profit, 0) <> coalesce(t.profit, 0);

create trigger added_quant_is_summed after insert on quant_subscription
  referencing new table as added for each statement execute function sum_quant();
create trigger changed_quant_is_summed after update on quant_subscription
  referencing old table as removed new table as added for each statement execute function sum_quant();
