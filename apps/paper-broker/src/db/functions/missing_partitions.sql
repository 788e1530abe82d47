-- The hash partitions that tables of members lack: `parent` has none for `remainder` of `modulus`. Whoever calls it waits
-- for an answer, so the partitions are only counted unless one is missing.
create or replace function missing_partitions(out parent oid, out modulus int, out remainder int)
  returns setof record language plpgsql stable rows 1 as $$
declare
  v_parents oid[] := array(select partrelid from pg_partitioned_table where partstrat = 'h');
  v_modulus int;
begin
  if cardinality(v_parents) = 0 then
    return;
  end if;
  select substring(pg_get_expr(relpartbound, oid) from 'modulus (\d+)') into v_modulus
    from pg_class where oid = (select inhrelid from pg_inherits where inhparent = v_parents[1] limit 1);
  if (select count(*) from pg_inherits where inhparent = any(v_parents) and not inhdetachpending)
     = cardinality(v_parents) * v_modulus then
    return;
  end if;
  return query
    with part as (
      select i.inhparent, regexp_match(pg_get_expr(p.relpartbound, p.oid), 'modulus (\d+), remainder (\d+)')::int[] as bound
        from pg_inherits i join pg_class p on p.oid = i.inhrelid
       where i.inhparent = any(v_parents) and not i.inhdetachpending
    ), wanted as (
      -- A database without a single partition lacks one for every member.
      select coalesce(max(bound[1]), 1) as modulus from part
    )
    select c.oid, w.modulus, r
      from pg_class c, wanted w, generate_series(0, w.modulus - 1) as r
     where c.oid = any(v_parents) and c.relnamespace = 'public'::regnamespace
       and not exists (select from part where inhparent = c.oid and bound = array[w.modulus, r]);
end $$;
