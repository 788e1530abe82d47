-- The text that a journal's seal covers, besides the seals before it. PL/pgSQL keeps its plan: the same in SQL was parsed
-- and planned again for every journal.
create or replace function journal_text(
  p_ref text, p_kind text, p_reverses text, p_subject_type text, p_subject_id text, p_effective_at timestamptz,
  p_owners text[], p_account_kinds text[], p_books text[], p_commodities text[], p_amounts numeric[]
) returns text language plpgsql immutable as $$
declare
  v_text text := concat_ws('|', p_ref, p_kind, coalesce(p_reverses, ''), coalesce(p_subject_type, ''),
    coalesce(p_subject_id, ''), (extract(epoch from p_effective_at) * 1000)::bigint::text);
begin
  for line in 1..cardinality(p_owners) loop
    v_text := v_text || concat_ws('|', '', p_owners[line], p_account_kinds[line], p_books[line], p_commodities[line],
      p_amounts[line]::numeric(28,8)::text);
  end loop;
  return v_text;
end $$;
