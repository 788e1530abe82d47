-- Secrets that the server made for itself and needs again, the same for all servers of a database; sealed.
create table server_secret (
  name text primary key,
  sealed bytea not null
);
