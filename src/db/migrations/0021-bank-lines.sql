-- Money that came in by bank: each line of a statement once, until somebody says which trip it pays.
create table if not exists bank_lines (
  id uuid primary key,
  -- Of what tells the line from all others.
  identity_hash bytea not null unique,
  account text not null,
  booked_on text not null,
  cents bigint not null constraint bank_lines_came_in check (cents > 0),
  name text not null,
  iban text not null,
  text text not null,
  imported_at timestamptz not null default now(),
  state text not null default 'open' constraint bank_lines_state_known check (state in ('open', 'recorded', 'aside')),
  trip_id uuid references trips (id),
  decided_by text,
  decided_at timestamptz
);
create index if not exists bank_lines_open on bank_lines (booked_on, id) where state = 'open';
create index if not exists bank_lines_by_trip on bank_lines (trip_id) where trip_id is not null;
