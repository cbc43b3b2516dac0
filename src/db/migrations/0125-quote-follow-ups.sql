-- Who calls the customer of a quote again and when, how likely an order is, and why a quote was lost.
create table if not exists quote_follow_ups (
  trip_id uuid primary key references trips (id) on delete cascade,
  -- Null for whoever is free.
  member_id uuid references staff_members (id) on delete set null,
  -- Null once it is lost.
  next_on date,
  chance integer constraint quote_follow_ups_chance check (chance between 0 and 100),
  note text not null default '',
  calls integer not null default 0,
  called_at timestamptz,
  called_by text,
  lost_reason text constraint quote_follow_ups_lost_reason check (
    lost_reason in ('price', 'competitor', 'no-trip', 'date', 'vehicle', 'no-answer', 'own-transport', 'other')),
  lost_at timestamptz
);
create index if not exists quote_follow_ups_by_day on quote_follow_ups (next_on) where next_on is not null;
create index if not exists quote_follow_ups_by_loss on quote_follow_ups (lost_at) where lost_at is not null;
create index if not exists quote_follow_ups_by_member on quote_follow_ups (member_id) where member_id is not null;
