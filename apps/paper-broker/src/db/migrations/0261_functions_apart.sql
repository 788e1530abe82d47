-- `place_order` has its home in ../functions from here on, with other parameters; what it was goes.
drop function place_order_once(
  bytea, text, text, bytea, text, timestamptz, jsonb, text, text[], text[], text[], text[], text[], numeric[]);
drop function place_order(jsonb, text, text[], text[], text[], text[], text[], numeric[]);
