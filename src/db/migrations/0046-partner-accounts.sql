-- A partner's people come in by a link to his mailbox, once, and see all that is theirs. Of links and sessions only hashes are kept.
alter table partners add column if not exists account_closed_at timestamptz;

create table if not exists partner_proofs (
  token_hash bytea primary key,
  -- Null: of an address that is nobody's, so that asking takes as long.
  operator_id uuid references operators (id) on delete cascade,
  -- Where it went: a session ends once the partner's address is another.
  email text not null,
  expires_at timestamptz not null
);
create index if not exists partner_proofs_by_end on partner_proofs (expires_at);

create table if not exists partner_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operators (id) on delete cascade,
  email text not null,
  browser text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists partner_sessions_by_operator on partner_sessions (operator_id);
create index if not exists partner_sessions_by_end on partner_sessions (expires_at);
