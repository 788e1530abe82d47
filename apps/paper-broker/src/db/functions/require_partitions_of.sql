-- Raises `FL001` while a partition is missing in which rows of the member would lie: they would seem not to exist. For
-- null, which stands for many members, it raises while any partition is missing. Otherwise true.
create or replace function require_partitions_of(p_member text) returns boolean language plpgsql stable as $$
declare
  v_missing record;
begin
  -- Most databases have none, and a loop over nothing would cost more than this look into an empty table.
  if not exists (select from pg_partitioned_table) then
    return true;
  end if;
  for v_missing in select * from missing_partitions() loop
    if p_member is null
       or satisfies_hash_partition(v_missing.parent, v_missing.modulus, v_missing.remainder, p_member) then
      raise exception 'Table % lacks the partition with remainder % of %.',
        v_missing.parent::regclass, v_missing.remainder, v_missing.modulus using errcode = 'FL001';
    end if;
  end loop;
  return true;
end $$;
