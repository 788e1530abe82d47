-- An order that was placed is announced to the customer's other open apps, in the statement that places it: an order event
-- makes them ask for orders, positions and balances again.

create or replace function place_order(
  p_order jsonb, p_journal_ref text, p_entry_ids text[], p_owners text[], p_account_kinds text[], p_books text[],
  p_commodities text[], p_amounts numeric[]
) returns text language plpgsql as $$
declare
  v_order trade_order := jsonb_populate_record(null::trade_order, p_order);
  v_available numeric;
begin
  if exists (select from instrument_status where symbol = v_order.symbol and status = 'halted') then
    return 'instrument_halted';
  end if;
  select balance into v_available from book
    where owner = v_order.member_id and account_kind = 'trade' and book = 'available' and commodity = v_order.currency
    for update;
  if v_available is null or v_available < v_order.hold_amount then
    return 'insufficient_funds';
  end if;
  insert into trade_order select v_order.*;
  perform post_journal(p_journal_ref, 'order_hold', null, 'order', v_order.id, v_order.submitted_at,
    p_entry_ids, p_owners, p_account_kinds, p_books, p_commodities, p_amounts);
  insert into member_event (member_id, event, subject_id) values (v_order.member_id, 'order', v_order.id);
  return 'placed';
end $$;
