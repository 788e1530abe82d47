-- Stores an order that opens: looks at the funds under their lock, stores the order, holds its money, and tells the
-- customer's other open apps, which then ask for orders, positions and balances again. `outcome` is `placed`, or why
-- nothing was changed: `instrument_halted`, or `insufficient_funds` beside what is `available`.
create or replace function store_order(
  -- A row of `trade_order`, and the journal of its hold as `post_journals` takes it.
  p_order jsonb, p_hold jsonb,
  out outcome text, out available numeric
) language plpgsql as $$
declare
  v_order trade_order := jsonb_populate_record(null::trade_order, p_order);
begin
  if exists (select from instrument_status where symbol = v_order.symbol and status = 'halted') then
    outcome := 'instrument_halted';
    return;
  end if;
  select balance into available from book
    where owner = v_order.member_id and account_kind = 'trade' and book = 'available' and commodity = v_order.currency
    for update;
  if available is null then
    -- The book may lie in a partition that is missing.
    perform require_partitions_of(v_order.member_id);
  end if;
  if available is null or available < v_order.hold_amount then
    outcome := 'insufficient_funds';
    return;
  end if;
  v_order.arrival := nextval('arrival');
  insert into trade_order select v_order.*;
  perform post_journals(jsonb_build_array(p_hold));
  insert into member_event (member_id, event, subject_id) values (v_order.member_id, 'order', v_order.id);
  outcome := 'placed';
end $$;
