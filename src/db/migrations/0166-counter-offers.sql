-- What a partner wants instead of the price that it was offered, and what the desk answers, in turns. A turn is never changed; it is settled
-- once.
create table if not exists offer_counters (
  id uuid primary key,
  recipient_id uuid not null references offer_recipients (id) on delete cascade,
  -- Of the recipient, for looking up by trip and by partner.
  offer_id uuid not null references job_offers (id) on delete cascade,
  operator_id uuid not null references operators (id) on delete cascade,
  -- From 1.
  turn integer not null check (turn > 0),
  side text not null check (side in ('partner', 'desk')),
  price_cents integer not null check (price_cents > 0),
  reason text not null,
  -- Until when it holds.
  deadline timestamptz not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  outcome text check (outcome in ('accepted', 'refused', 'answered', 'replaced')),
  settled_by text not null default '',
  settled_at timestamptz,
  settled_reason text not null default '',
  unique (recipient_id, turn),
  check ((outcome is null) = (settled_at is null))
);
-- One turn at a time waits for the other side.
create unique index if not exists offer_counters_open on offer_counters (recipient_id) where outcome is null;

create index if not exists offer_counters_by_offer on offer_counters (offer_id);
create index if not exists offer_counters_by_operator on offer_counters (operator_id);

create or replace trigger offer_counters_ring after insert or update on offer_counters
  for each statement execute function ring_desk('plan');
