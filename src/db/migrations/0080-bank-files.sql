-- Files of a bank that were read: how many lines were new, and what could not be read, until somebody has looked it up at the bank.
create table if not exists bank_files (
  id uuid primary key,
  imported_at timestamptz not null default now(),
  imported_by text not null,
  name text not null,
  added integer not null,
  known integer not null,
  unread jsonb not null default '[]',
  unread_done_at timestamptz,
  unread_done_by text
);
create index if not exists bank_files_unread on bank_files (imported_at) where unread <> '[]' and unread_done_at is null;
alter table bank_lines add column if not exists file_id uuid references bank_files (id);
