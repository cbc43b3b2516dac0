-- Plans that were worked out for several days: what was asked, how far the search is, the result, and what of it was placed.
create table if not exists plans (
  id uuid primary key,
  from_day date not null,
  until_day date not null constraint plans_until check (until_day >= from_day),
  weights jsonb not null,
  state text not null default 'running' constraint plans_state check (state in ('running', 'done', 'cancelled', 'failed')),
  -- The cost of the best plan so far, and what none can be below.
  cost double precision,
  bound double precision,
  result jsonb,
  -- The rows that were placed, with the version of each crew, for the way back; null before.
  accepted jsonb,
  accepted_by text,
  made_by text not null,
  made_at timestamptz not null default now(),
  -- When the search was last heard of: one whose process died says nothing more.
  heard_at timestamptz not null default now(),
  finished_at timestamptz
);
create index if not exists plans_by_time on plans (made_at);
create or replace trigger plans_ring_when_made after insert on plans
  for each row execute function ring_desk('plan');
-- Not while a search only says how far it is.
create or replace trigger plans_ring_when_changed after update on plans
  for each row when (old.state is distinct from new.state or old.accepted is distinct from new.accepted) execute function ring_desk('plan');
