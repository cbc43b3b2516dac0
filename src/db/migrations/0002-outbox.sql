-- What a change causes outside, written with it in one transaction and done by a worker later.
create table if not exists outbox (
  id uuid primary key,
  kind text not null,
  trip_id uuid,
  payload jsonb not null,
  message_id text not null constraint outbox_message_id_unique unique,
  recipient_hash text,
  created_at timestamptz not null default now(),
  run_after timestamptz not null default now(),
  attempts integer not null default 0,
  lease_until timestamptz,
  lease_owner text,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text
);

create index if not exists outbox_due on outbox (run_after, id) where done_at is null and failed_at is null;

-- How many mails a mailbox got in the last hour.
create index if not exists outbox_by_recipient on outbox (recipient_hash, created_at) where recipient_hash is not null;
