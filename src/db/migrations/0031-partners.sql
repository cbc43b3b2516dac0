-- Operators that drive for us: what we know of each, what was offered to whom, and the jobs that came of it.
create table if not exists partners (
  operator_id uuid primary key references operators (id) on delete cascade,
  state text not null check (state in ('candidate', 'active', 'paused', 'ended')),
  contact_name text not null,
  language text not null,
  languages jsonb not null,
  classes jsonb not null,
  regions text not null,
  insured_euros integer not null check (insured_euros >= 0),
  vat_number text not null,
  iban text not null,
  payment_days integer not null check (payment_days >= 0),
  updated_at timestamptz not null default now()
);

-- The duties of one vehicle of a trip, offered at a fixed price; at most one offer of them is open.
create table if not exists job_offers (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null,
  mode text not null check (mode in ('direct', 'ranked', 'first')),
  -- Of the round that is out, from 1.
  round integer not null check (round > 0),
  raise_percent integer not null check (raise_percent >= 0),
  -- What the customer pays for this vehicle without VAT: for the margin, never shown to a partner.
  sale_cents integer not null,
  price_cents integer not null check (price_cents > 0),
  -- Why it may be below the floor, and then it may in every round.
  floor_reason text not null,
  -- What a partner sees before he accepts.
  contents jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of the round; null once the offer is over.
  deadline timestamptz,
  state text not null check (state in ('open', 'won', 'withdrawn', 'unanswered')),
  created_by text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'open') = (deadline is not null))
);
create unique index if not exists job_offers_open on job_offers (trip_id, vehicle_index) where state = 'open';
create index if not exists job_offers_by_trip on job_offers (trip_id);
create index if not exists job_offers_due on job_offers (deadline) where state = 'open';

create table if not exists offer_recipients (
  id uuid primary key,
  offer_id uuid not null references job_offers (id) on delete cascade,
  operator_id uuid not null references operators (id),
  -- In the order in which they are asked.
  place integer not null,
  round integer not null,
  -- Opens the offer's page, and after acceptance the job's.
  key text not null unique,
  price_cents integer not null,
  -- Null until its round.
  sent_at timestamptz,
  deadline timestamptz,
  seen_at timestamptz,
  answer text check (answer in ('accepted', 'declined')),
  reason text not null default '',
  answered_at timestamptz,
  unique (offer_id, operator_id),
  check ((answer is null) = (answered_at is null))
);
create index if not exists offer_recipients_by_operator on offer_recipients (operator_id);
-- Two winners of one offer there are not, whatever a program believes.
create unique index if not exists offer_recipients_won on offer_recipients (offer_id) where answer = 'accepted';

create table if not exists jobs (
  id uuid primary key,
  recipient_id uuid not null unique references offer_recipients (id) on delete cascade,
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null,
  operator_id uuid not null references operators (id),
  price_cents integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  accepted_at timestamptz not null default now(),
  driver_name text not null default '',
  driver_phone text not null default '',
  vehicle text not null default '',
  given_at timestamptz,
  ended_at timestamptz,
  -- The partner gave it back, or we took it back.
  ended_why text check (ended_why in ('dropped', 'withdrawn')),
  drop_reason text not null default '',
  drop_fee_cents integer not null default 0,
  check ((ended_at is null) = (ended_why is null))
);
create unique index if not exists jobs_one_a_run on jobs (trip_id, vehicle_index) where ended_at is null;
create index if not exists jobs_by_operator on jobs (operator_id, ends_at);

alter table placements add column if not exists job_id uuid references jobs (id) on delete cascade;

create or replace trigger job_offers_ring after insert or update on job_offers for each statement execute function ring_desk('plan');
create or replace trigger offer_recipients_ring after update on offer_recipients for each statement execute function ring_desk('plan');
create or replace trigger jobs_ring after insert or update on jobs for each statement execute function ring_desk('plan');
