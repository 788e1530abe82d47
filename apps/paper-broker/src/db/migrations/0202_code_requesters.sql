-- Codes are counted for each who asks for them: a stranger's requests and guesses use up nothing of the owner's.
alter table verification_code
  -- The network address that asked.
  add column requester text not null default '',
  -- Tries from other addresses than the one that asked.
  add column foreign_tries int not null default 0;
