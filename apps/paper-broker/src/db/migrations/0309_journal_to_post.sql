-- A journal as `post_journals` takes it, with its lines as columns.
create type journal_to_post as (
  ref text, kind text, reverses text, subject_type text, subject_id text, effective_at timestamptz,
  entry_ids text[], owners text[], kinds text[], books text[], commodities text[], amounts numeric[]
);
