-- Our own people: who may come to the desk, how they prove who they are, and what they did there.
create table if not exists staff_members (
  id uuid primary key,
  email text not null unique,
  name text not null,
  language text not null,
  roles jsonb not null,
  created_at timestamptz not null default now(),
  -- Who left keeps the row, for the history names people; nothing opens to it any more.
  closed_at timestamptz
);

create table if not exists staff_passkeys (
  id text primary key,
  member_id uuid not null references staff_members (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index if not exists staff_passkeys_by_member on staff_passkeys (member_id);

-- Codes of an app (RFC 6238). The last step used is kept, so that a code opens nothing twice.
create table if not exists staff_codes (
  member_id uuid primary key references staff_members (id) on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  wrong integer not null default 0,
  created_at timestamptz not null default now()
);

-- What is handed out to come back once: links, invitations, challenges. Only its hash is kept.
create table if not exists staff_proofs (
  token_hash bytea primary key,
  kind text not null,
  member_id uuid references staff_members (id) on delete cascade,
  expires_at timestamptz not null
);
create index if not exists staff_proofs_by_end on staff_proofs (expires_at);

create table if not exists staff_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id uuid not null references staff_members (id) on delete cascade,
  scope text not null,
  proof text not null,
  browser text not null,
  proved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists staff_sessions_by_member on staff_sessions (member_id);
create index if not exists staff_sessions_by_end on staff_sessions (expires_at);

create table if not exists staff_audit (
  id uuid primary key,
  at timestamptz not null default now(),
  member_id uuid,
  member_name text not null,
  act text not null,
  subject text not null,
  detail jsonb not null
);
create index if not exists staff_audit_by_time on staff_audit (at desc, id);
create index if not exists staff_audit_by_subject on staff_audit (subject, at desc);
