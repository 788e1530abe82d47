-- Alone, because orders are written all the time. `reject_code` is the reason's key.
alter table trade_order
  -- The values that the sentence of the reason names.
  add column reject_params jsonb,
  -- What the reviewer of a block trade added, as it was written.
  add column reject_note text;
