-- What customers submit to be verified, one row a submission, and what became of each of its images.

create table kyc_case (
  id text primary key,
  member_id text not null references member (id),
  -- The identity, or on top of it a professional qualification.
  kind text not null check (kind in ('identity', 'professional')),
  document_type text check (document_type in ('idcard', 'passport')),
  first_name text,
  last_name text,
  -- Shortened to its end once the identity is verified.
  document_number text,
  status text not null check (status in ('under_review', 'pass', 'refuse')),
  refuse_note text,
  submitted_at timestamptz not null,
  review_due_at timestamptz not null,
  reviewed_at timestamptz,
  images_deleted_at timestamptz,
  check ((kind = 'identity') = (document_type is not null))
);
create index kyc_case_of_member on kyc_case (member_id, kind, submitted_at desc);
create index kyc_case_waiting on kyc_case (submitted_at) where status = 'under_review';
-- One at a time, whatever the requests do.
create unique index kyc_case_open on kyc_case (member_id, kind) where status = 'under_review';

create table kyc_image (
  case_id text not null references kyc_case (id),
  part text not null check (part in ('front', 'back', 'passport', 'professional')),
  -- Null for one that an earlier review accepted.
  upload_id text,
  status text not null check (status in ('under_review', 'accepted', 'refused')),
  reason_key text,
  primary key (case_id, part)
);
