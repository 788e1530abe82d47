-- I11: nothing trades while its instrument is halted.
create view state_fault_halt as
  select format('fill %s at %s was made while %s was halted', fill.id, fill.filled_at, fill.symbol) as fault
    from fill join trading_halt on trading_halt.symbol = fill.symbol
      and fill.filled_at >= trading_halt.began_at and fill.filled_at < coalesce(trading_halt.ended_at, 'infinity');
