-- What a broker of the first schema (migration 0161) had written, as far as later migrations touch it: a customer with money,
-- orders that rest, were filled and were refused, a position, a withdrawal and a deposit under way, a loan partly repaid, a
-- quant fund, pictures, a watchlist, codes and secrets as they were kept then.
insert into business_clock (id, mode, business_at, wall_at) values (1, 'manual', '2026-03-04 15:30Z', now());
insert into instrument_status values ('{symbol}', 'active', '2026-03-01Z'), ('HALTED', 'halted', '2026-03-02Z');

insert into member (id, mail, area_code, phone, nickname, invite_code, password_hash, created_at) values
  ('mem_OLD', 'old@fairlot.example', '+049', '1511234567', 'Old', 'OLD1', 'none', '2026-01-01Z'),
  ('mem_TWIN', 'twin@fairlot.example', '+0049', '1511234567', 'Twin', 'OLD2', 'none', '2026-01-02Z'),
  ('mem_SAME', 'same@fairlot.example', '+49', '1517654321', 'Same', 'OLD3', 'none', '2026-01-01Z');
insert into member_session (id, member_id, token_hash, platform, ip_prefix, created_at, last_seen_at)
  values ('ses_OLD', 'mem_OLD', sha256('first-release-first-release-first-release-0'), 'h5', '127.0.0.0/24', now(), now());
insert into account (id, member_id, kind, currency, created_at) values
  ('acc_01HZZZZZZZZZZZZZZZZZZZZZC1', 'mem_OLD', 'cash', 'USD', '2026-01-01Z'),
  ('acc_01HZZZZZZZZZZZZZZZZZZZZZT1', 'mem_OLD', 'trade', 'USD', '2026-01-01Z');

-- Moves money of the customer; what does not stay with them is the house's.
create function moved(p_ref text, p_kind text, p_subject text, p_account text, p_books text[], p_amounts numeric[])
returns void language sql as $$
  select post_journal(p_ref, p_kind, null, split_part(p_ref, ':', 1), p_subject, '2026-03-03Z',
    array(select 'ent_' || md5(p_ref || line) from generate_subscripts(p_books, 1) as line),
    array(select case when book in ('opening_equity', 'bank', 'interest_income') then 'house' else 'mem_OLD' end
            from unnest(p_books) with ordinality as books (book, line) order by line),
    array(select case when book in ('opening_equity', 'bank', 'interest_income') then '' else p_account end
            from unnest(p_books) with ordinality as books (book, line) order by line),
    p_books, array_fill('USD'::text, array[cardinality(p_books)]), p_amounts)
$$;
select moved('opening:cash', 'opening', null, 'cash', array['available', 'opening_equity'], array[10000, -10000]);
-- More than the 64 entries after which the sums of a book are due.
select moved('opening:trade' || n, 'opening', null, 'trade', array['available', 'opening_equity'], array[1000, -1000])
  from generate_series(1, 70) as n;

insert into deposit (id, member_id, channel_id, type, amount, currency, fee, converted_currency, status, audit_amount, rate,
    converted_amount, reference, confirmations_required, proof_upload_ids, timezone, submitted_at, review_due_at, audited_at,
    refuse_reason) values
  ('dep_DONE', 'mem_OLD', 'bank', 'card', 500, 'USD', 0, 'USD', 'pass', 500, 1, 500, 'R1', 0, '{}', 'UTC', '2026-03-02Z', '2026-03-03Z', '2026-03-03Z', null),
  ('dep_NO', 'mem_OLD', 'bank', 'card', 300, 'USD', 0, 'USD', 'refuse', null, null, null, 'R0', 0, '{}', 'UTC', '2026-03-01Z', '2026-03-02Z', '2026-03-02Z', 'No transfer came'),
  ('dep_WAITS', 'mem_OLD', 'bank', 'card', 700, 'USD', 0, 'USD', 'wait', null, null, null, 'R2', 0, '{}', 'UTC', '2026-03-04Z', '2026-03-05Z', null, null);
select moved('deposit:dep_DONE:credit', 'deposit_pass', 'dep_DONE', 'cash', array['bank', 'available'], array[-500, 500]);

insert into withdrawal (id, member_id, account_id, type, status, currency, amount, fee, payee_id, payee_name, payee_last4,
    submitted_at, processing_starts_at, review_due_at, arrival_date, market_id)
  values ('wdr_WAITS', 'mem_OLD', 'acc_01HZZZZZZZZZZZZZZZZZZZZZC1', 'bank', 0, 'USD', 200, 2, 'bnk_X', 'Old', '1234',
    '2026-03-04Z', '2026-03-04Z', '2026-03-05Z', '2026-03-08', 'US');
select moved('withdrawal:wdr_WAITS:hold', 'withdrawal_hold', 'wdr_WAITS', 'cash', array['available', 'held'], array[-200, 200]);

-- Interest was rounded half up then, and is cut now.
insert into loan (id, member_id, quote_id, product_id, currency, period_days, interest_rate, penalty_rate, amount,
    repayment_amount, signature_upload_id, image_upload_id, agreement_version, agreement_sha256, agreement_lang,
    approval_status, loan_status, days_counted, interest_exact, penalty_exact, principal_left, interest_left, penalty_left,
    created_at, review_due_at, decided_at, disbursed_at, due_date)
  values ('loa_OPEN', 'mem_OLD', 'loq_X', 'P30', 'USD', 30, 0.0010057, 0.002, 1000, 1030.17, 'upl_X', 'upl_Y', '1', 'x', 'en',
    'pass', 'disbursed', 1, 1.0057, 0, 900, 1.01, 0, '2026-03-02Z', '2026-03-03Z', '2026-03-03Z', '2026-03-03 15:30Z', '2026-04-02');
select moved('loan:loa_OPEN:disburse', 'loan_disburse', 'loa_OPEN', 'cash', array['loan_principal', 'available'], array[-1000, 1000]);
select moved('loan:loa_OPEN:interest:1', 'loan_interest', 'loa_OPEN', 'cash', array['loan_interest', 'interest_income'], array[-1.01, 1.01]);
insert into loan_repayment (id, loan_id, amount, penalty_part, interest_part, principal_part, paid_at)
  values ('lrp_OLD', 'loa_OPEN', 100, 0, 0, 100, '2026-03-03 16:00Z');
select moved('loan:loa_OPEN:repay:lrp_OLD', 'loan_repay', 'loa_OPEN', 'cash', array['available', 'loan_principal'], array[-100, 100]);

-- Three shares at 20 for a fee of 1.
insert into position (id, member_id, symbol, market_id, currency, direction, state, account_id, quantity, open_amount, open_fee,
    opened_quantity, opened_amount, handling_fee, opened_at, watched_until)
  values ('pos_01HZZZZZZZZZZZZZZZZZZZZZP1', 'mem_OLD', '{symbol}', 'US', 'USD', 'long', 'open', 'acc_01HZZZZZZZZZZZZZZZZZZZZZT1', 3, 60, 1,
    3, 60, 1, '2026-03-03 15:00Z', '2026-03-03 15:00Z');
insert into trade_order (id, member_id, account_id, symbol, market_id, currency, direction, intent, origin, order_type, quantity,
    order_price, time_in_force, status, estimated_fee, filled_quantity, filled_gross, filled_amount, handling_fee, hold_amount,
    position_id, submitted_at, matched_until, filled_at, closed_at) values
  ('ord_01HZZZZZZZZZZZZZZZZZZZZZF1', 'mem_OLD', 'acc_01HZZZZZZZZZZZZZZZZZZZZZT1', '{symbol}', 'US', 'USD', 'long', 'open', 'member', 'limit', 3,
    20, 'gtc', 'filled', 1, 3, 60, 60, 1, 0, 'pos_01HZZZZZZZZZZZZZZZZZZZZZP1', '2026-03-03 14:59Z', '2026-03-03 15:00Z', '2026-03-03 15:00Z', '2026-03-03 15:00Z'),
  ('ord_01HZZZZZZZZZZZZZZZZZZZZZB1', 'mem_OLD', 'acc_01HZZZZZZZZZZZZZZZZZZZZZT1', '{symbol}', 'US', 'USD', 'long', 'open', 'member', 'block', 10,
    5, 'gtc', 'refused', 0, 0, 0, 0, 0, 0, null, '2026-03-02Z', '2026-03-02Z', null, '2026-03-03Z');
insert into fill (id, order_id, member_id, position_id, symbol, side, quantity, price, amount, fee, filled_at, trade_date)
  values ('fil_01HZZZZZZZZZZZZZZZZZZZZZF1', 'ord_01HZZZZZZZZZZZZZZZZZZZZZF1', 'mem_OLD', 'pos_01HZZZZZZZZZZZZZZZZZZZZZP1', '{symbol}', 'buy', 3,
    20, 60, 1, '2026-03-03 15:00Z', '2026-03-03');
insert into lot (fill_id, position_id, quantity, remaining, price, opened_at)
  values ('fil_01HZZZZZZZZZZZZZZZZZZZZZF1', 'pos_01HZZZZZZZZZZZZZZZZZZZZZP1', 3, 3, 20, '2026-03-03 15:00Z');
insert into block_trade (order_id, offer_id, quantity, review_due_at, decided_at, reason)
  values ('ord_01HZZZZZZZZZZZZZZZZZZZZZB1', 'blk_OLD', 10, '2026-03-03Z', '2026-03-03Z', 'no');
select moved('order:ord_01HZZZZZZZZZZZZZZZZZZZZZB1:hold', 'order_hold', 'ord_01HZZZZZZZZZZZZZZZZZZZZZB1', 'trade', array['available', 'held'], array[-50, 50]);
select moved('order:ord_01HZZZZZZZZZZZZZZZZZZZZZB1:release', 'order_release', 'ord_01HZZZZZZZZZZZZZZZZZZZZZB1', 'trade', array['held', 'available'], array[-50, 50]);
select moved('order:ord_01HZZZZZZZZZZZZZZZZZZZZZF1:hold', 'order_hold', 'ord_01HZZZZZZZZZZZZZZZZZZZZZF1', 'trade', array['available', 'held'], array[-61, 61]);
select post_journal('fill:fil_01HZZZZZZZZZZZZZZZZZZZZZF1', 'order_fill', null, 'order', 'ord_01HZZZZZZZZZZZZZZZZZZZZZF1', '2026-03-03 15:00Z',
  array['ent_F1', 'ent_F2', 'ent_F3', 'ent_F4', 'ent_F5'], array['mem_OLD', 'house', 'house', 'mem_OLD', 'house'],
  array['trade', '', '', 'trade', ''], array['held', 'clearing', 'fee_income', 'position', 'inventory'],
  array['USD', 'USD', 'USD', '{symbol}', '{symbol}'], array[-61, 60, 1, 3, -3]);

-- A day on which nothing was traded.
insert into quant_subscription (id, member_id, account_id, product_id, market_id, currency, status, amount, profit_rate, profit,
    profit_rate_min, profit_rate_max, daily_fee_rate, estimated_profit, period_days, days_done, subscribed_at, start_day, start_at, end_at)
  values ('qsu_OLD', 'mem_OLD', 'acc_01HZZZZZZZZZZZZZZZZZZZZZC1', 'old', 'US', 'USD', 'running', 100, 0, 0,
    -0.1, 0.1, 0, 1, 30, 1, '2026-03-01Z', 20513, '2026-03-01Z', '2026-03-31Z');
insert into quant_day (subscription_id, day, date, profit_rate, profit, pending_profit, accrued_at)
  values ('qsu_OLD', 1, '2026-03-01', 0, 0, 0, '2026-03-02Z');
select moved('quant:qsu_OLD:subscribe', 'quant_subscribe', 'qsu_OLD', 'cash', array['available', 'quant'], array[-100, 100]);

-- By the function of that time, behind a session and a key.
select place_order_once(sha256('first-release-first-release-first-release-0'), 'POST /order', 'old-key', sha256('body'), '{"old": "answer"}', now(),
  jsonb_build_object('id', 'ord_01HZZZZZZZZZZZZZZZZZZZZZR1', 'member_id', 'mem_OLD', 'account_id', 'acc_01HZZZZZZZZZZZZZZZZZZZZZT1',
    'symbol', '{symbol}', 'market_id', 'US', 'currency', 'USD', 'direction', 'long', 'intent', 'open', 'origin', 'member',
    'order_type', 'limit', 'quantity', 1, 'order_price', 1, 'time_in_force', 'gtc', 'status', 'wait', 'estimated_fee', 0.01,
    'filled_quantity', 0, 'filled_gross', 0, 'filled_amount', 0, 'handling_fee', 0, 'hold_amount', 1.01, 'version', 1,
    'submitted_at', '2026-03-04T15:00:00Z', 'matched_until', '2026-03-04T15:00:00Z'),
  'order:ord_01HZZZZZZZZZZZZZZZZZZZZZR1:hold', array['ent_R1', 'ent_R2'], array['mem_OLD', 'mem_OLD'], array['trade', 'trade'],
  array['available', 'held'], array['USD', 'USD'], array[-1.01, 1.01]);
drop function moved;

-- A token in clear, a code in clear, a shared secret in clear, a whole number of a document that was refused.
insert into idempotency (scope, operation, key, body_hash, status, body, created_at)
  values ('old@fairlot.example', 'POST /member/register', 'k', sha256('body'), 201, '{"token": "in clear"}', now());
insert into outbox (id, channel, recipient, purpose, code, body, created_at)
  values ('msg_OLD', 'mail', 'old@fairlot.example', 'reset', '123456', 'Your code is 123456', now());
insert into mail_delivery (outbox_id, subject, attempts, next_at) values ('msg_OLD', 'Your code', 2, now());
insert into verification_code (id, target_hash, purpose, code_hash, created_at, expires_at)
  values ('ver_OLD', sha256('old@fairlot.example'), 'reset', 'x', now(), now());
insert into member_totp (member_id, secret) values ('mem_OLD', 'shared secret');
insert into kyc_case (id, member_id, kind, document_type, document_number, status, refuse_note, submitted_at, review_due_at, reviewed_at)
  values ('kyc_OLD', 'mem_OLD', 'identity', 'passport', 'C01X00T47', 'refuse', 'blurred', '2026-03-01Z', '2026-03-02Z', '2026-03-02Z');
insert into kyc_image (case_id, part, status, reason_key) values ('kyc_OLD', 'front', 'refused', 'too_small');
-- Bytes of a picture, and some of which nobody knows any more whose they are.
insert into upload (id, member_id, purpose, content_type, size, width, height, sha256, created_at)
  values ('upl_OLD', 'mem_OLD', 'proof', 'image/png', 3, 1, 1, sha256('png'), '2026-03-03Z');
insert into upload_blob (upload_id, bytes) values ('upl_OLD', 'png'), ('upl_LOST', 'png');

insert into watchlist (member_id, id, name, name_key, position, created_at)
  values ('mem_OLD', 'wls_OLD', 'Mine', 'mine', 0, '2026-01-01Z');
insert into watchlist_item (member_id, watchlist_id, symbol, position) values ('mem_OLD', 'wls_OLD', '{symbol}', 0);
insert into job (id, kind, ref, payload, due_at, attempts, retry_at, last_error, created_at)
  values ('job_OLD', 'nothing_known', 'old', '{}', '2126-01-01Z', 3, '2126-01-01Z', 'broken', now());
