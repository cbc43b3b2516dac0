-- Since when the means that proved a session has been set up: a new means may not do everything at once. Null: it is none of ours.
alter table staff_sessions add column if not exists means_since timestamptz;
-- From which network address a session was opened, for its person to recognise it.
alter table staff_sessions add column if not exists address text not null default '';
-- Until when an invitation, or a link by mail in its place, lets somebody in who has no means yet.
alter table staff_members add column if not exists invited_at timestamptz not null default now();

-- How often somebody tried to sign in lately, by account and by network address.
create table if not exists sign_in_tries (
  subject text primary key,
  tries integer not null,
  since timestamptz not null
);
create index if not exists sign_in_tries_by_start on sign_in_tries (since);

-- What one of our people asks for and another has to agree to. `payload` says what is done then.
create table if not exists approvals (
  id uuid primary key,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  asked_by uuid,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  decided_by_name text,
  decided_at timestamptz,
  is_approved boolean
);
create index if not exists approvals_open on approvals (asked_at, id) where decided_at is null;
create unique index if not exists approvals_one_open on approvals (kind, subject) where decided_at is null;
