-- When a mailbox was last written to, or will be: the moments of its last mails of each counter, the latest last.
create table if not exists mail_places (
  bucket text primary key,
  moments timestamptz[] not null,
  last_at timestamptz not null
);

create index if not exists mail_places_by_last on mail_places (last_at);

-- `rate_limits` counted this before. It stays for processes of the release before, and nothing reads it any more.
