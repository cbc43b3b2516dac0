-- Companies that order for their own customers by API. An agency is the customer of its trips, so it has no price list of its own: what was
-- agreed with the customer of its name and address holds.
create table if not exists agencies (
  id uuid primary key,
  name text not null,
  site text not null,
  language text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  street text not null,
  zipcode text not null,
  city text not null,
  country text not null,
  vat_number text not null,
  payment_method text not null,
  -- What it earns of the net price of what it orders, in percent.
  commission_percent numeric(5, 2) not null default 0,
  -- The most that it may order in one month, incl. VAT; null for no limit.
  month_limit_cents bigint,
  requests_per_minute integer not null,
  -- Empty where nothing is sent.
  webhook_url text not null default '',
  webhook_secret text not null default '',
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

-- Only the hash of a key is stored. An ended key stays, so that its last use can be seen.
create table if not exists agency_keys (
  id uuid primary key,
  agency_id uuid not null references agencies (id) on delete cascade,
  hash bytea not null unique,
  -- Its last letters, by which people tell keys apart.
  hint text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_by text not null default ''
);
create index if not exists agency_keys_by_agency on agency_keys (agency_id);

-- How many requests an agency sent in its current minute, whichever process took them.
create table if not exists agency_minutes (
  agency_id uuid primary key references agencies (id) on delete cascade,
  began_at timestamptz not null,
  requests integer not null
);

create table if not exists agency_trips (
  trip_id uuid primary key references trips (id) on delete cascade,
  agency_id uuid not null references agencies (id) on delete cascade,
  -- The agency's own number of the order.
  own_reference text not null,
  -- As it was when the trip was asked for.
  commission_percent numeric(5, 2) not null,
  created_at timestamptz not null default now()
);
create index if not exists agency_trips_by_agency on agency_trips (agency_id, created_at desc);

-- What is sent to an agency's address when one of its trips changes.
create table if not exists agency_deliveries (
  id uuid primary key,
  agency_id uuid not null references agencies (id) on delete cascade,
  trip_id uuid not null references trips (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now(),
  run_after timestamptz not null default now(),
  attempts integer not null default 0,
  last_status integer,
  last_error text not null default '',
  delivered_at timestamptz,
  failed_at timestamptz
);
create index if not exists agency_deliveries_due on agency_deliveries (run_after) where delivered_at is null and failed_at is null;
create index if not exists agency_deliveries_by_agency on agency_deliveries (agency_id, created_at desc);
create index if not exists agency_deliveries_by_trip on agency_deliveries (trip_id);

-- With the change itself, so that none is lost: what changes a trip need not know of agencies. Nothing of it is personal.
create or replace function queue_agency_delivery() returns trigger language plpgsql as $$
declare
  delivery uuid := gen_random_uuid();
begin
  insert into agency_deliveries (id, agency_id, trip_id, body)
    select delivery, agencies.id, new.trip_id, jsonb_build_object(
      'id', delivery, 'type', 'trip.changed', 'at', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'reference', trips.reference, 'ownReference', own.own_reference, 'event', new.event, 'state', case new.to_stage
        when 'no - loss' then 'declined' when 'won' then 'booked' when 'Cancellation' then 'cancelled' else new.to_stage end,
      'totalCents', trips.total_cents)::text
    from agency_trips as own join agencies on agencies.id = own.agency_id join trips on trips.id = own.trip_id
    where own.trip_id = new.trip_id and agencies.webhook_url <> '' and agencies.ended_at is null
      and new.event = any(array['price', 'accept', 'ask-capacity', 'decline', 'expire', 'cancel', 'complete', 'change-itinerary',
        'extend']);
  return null;
end
$$;
create or replace trigger trip_history_tells_agency after insert on trip_history
  for each row execute function queue_agency_delivery();
