-- The sums of what was written before the three migrations before this one. What is written meanwhile sums itself.
insert into lot_sum select member_id, position_id, cost, fees from lot_total on conflict do nothing;
insert into quant_sum select member_id, currency, status, amount, profit from quant_total on conflict do nothing;
insert into fund_paid select member_id, symbol, paid from fund_paid_total on conflict do nothing;
