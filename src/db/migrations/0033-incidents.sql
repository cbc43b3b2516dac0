-- What goes wrong on the road, what is done about it, and what the customer was told: it goes with the customer's data.
create table if not exists incidents (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null,
  -- How late, as far as somebody said.
  minutes integer,
  opened_by text not null,
  opened_at timestamptz not null default now(),
  -- By when the customer hears of us again.
  next_word_at timestamptz not null,
  -- Whether the trip's automatic mails were held because of it, and not before.
  holds_mails boolean not null,
  closed_by text,
  closed_at timestamptz
);
-- One at a time: what else happens to a trip meanwhile belongs to it.
create unique index if not exists incidents_open on incidents (trip_id) where closed_at is null;
create index if not exists incidents_by_trip on incidents (trip_id, opened_at);

create table if not exists incident_lines (
  id uuid primary key,
  incident_id uuid not null references incidents (id) on delete cascade,
  at timestamptz not null default now(),
  by_name text not null,
  what text not null,
  -- Which step, or whom somebody rang.
  key text not null,
  text text not null,
  -- The mail and the text messages of what was told, as the outbox knows them.
  message_ids text[] not null default '{}'
);
create index if not exists incident_lines_by_incident on incident_lines (incident_id, at);
create unique index if not exists incident_lines_steps on incident_lines (incident_id, key) where what = 'step';

create or replace trigger incidents_ring after insert or update on incidents
  for each statement execute function ring_desk('today');
create or replace trigger incidents_ring_trip after insert or update on incidents
  for each row execute function ring_desk_for_trip();

create or replace function ring_desk_for_incident() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'trip ' || trip_id) from incidents where id = new.incident_id;
  return null;
end
$$;
create or replace trigger incident_lines_ring after insert on incident_lines
  for each row execute function ring_desk_for_incident();
