-- How far each mailbox was read: its server numbers mails upwards (UID) until it says that it numbers them anew (UIDVALIDITY).
create table if not exists mailboxes (
  -- User, host and folder.
  name text primary key,
  uid_validity text not null default '',
  last_uid bigint not null default 0,
  -- When it was last read to its end.
  read_at timestamptz,
  -- The mail at which the connection broke, and how often one after the other.
  stuck_uid bigint,
  stuck_times integer not null default 0,
  -- One worker reads it at a time.
  lease_owner text,
  lease_until timestamptz
);

-- The secret part of the address to which customers answer about a trip.
create table if not exists reply_tokens (
  token text primary key,
  trip_id uuid not null unique references trips (id) on delete cascade
);

-- Addresses from which our mails come back.
create table if not exists undeliverable_addresses (
  -- In lower case.
  email text primary key,
  -- By RFC 3463, such as 5.1.1; empty where the report names none.
  status text not null default '',
  bounced_at timestamptz not null default now()
);

-- What came with a mail.
create table if not exists message_files (
  id uuid primary key,
  message_id uuid not null references messages (id) on delete cascade,
  position integer not null,
  name text not null,
  content_type text not null,
  size integer not null,
  -- Kept, waiting for the virus scanner, or why not: too large, of a type that we do not take, or infected.
  state text not null check (state in ('kept', 'waiting', 'too-large', 'refused', 'infected')),
  content bytea,
  check ((content is not null) = (state in ('kept', 'waiting')))
);
create index if not exists message_files_of_message on message_files (message_id, position);
create index if not exists message_files_waiting on message_files (id) where state = 'waiting';

-- Why only a part of a mail is here: it could not be read, or it is too long.
alter table messages add column if not exists incomplete text check (incomplete in ('unreadable', 'too-long'));

-- A mail that came back waits for somebody as a message does.
create index if not exists messages_waiting on messages (answer_due_at, received_at)
  where direction = 'in' and kind in ('message', 'bounce') and answered_at is null and closed_at is null;
drop index if exists messages_open;
