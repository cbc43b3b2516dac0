-- What was changed of a crew, a driver, a vehicle, an operator or a task, by whom and why. The number of the last change is the version that a
-- page shows: an act sends it back, and is refused where somebody else was faster.
create sequence if not exists changes_number;

create table if not exists changes (
  id bigint primary key default nextval('changes_number'),
  -- `crew <trip> <vehicle index>`, `driver <id>`, …
  subject text not null,
  -- Of a crew: goes with its trip.
  trip_id uuid references trips (id) on delete cascade,
  act text not null,
  -- As people read it; empty for nobody or nothing.
  before text not null,
  after text not null,
  reason text not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp()
);
create index if not exists changes_by_subject on changes (subject, id);
create index if not exists changes_by_trip on changes (trip_id) where trip_id is not null;

-- Crews that were placed before: the first who replaces one is told whom he replaces.
insert into changes (subject, trip_id, act, before, after, reason, by_name, at)
select distinct on (duties.trip_id, duties.vehicle_index)
  'crew ' || duties.trip_id || ' ' || duties.vehicle_index, duties.trip_id, 'place', '',
  case when outside is null then concat_ws(' · ', concat_ws(', ', one.name, two.name), vehicles.plate || ', ' || vehicles.look)
    else concat_ws(' · ', nullif(outside ->> 'driverName', ''), outside ->> 'operator', nullif(outside ->> 'vehicle', '')) end,
  override_reason, placed_by, placed_at
from placements join duties on duties.id = duty_id
left join vehicles on vehicles.id = vehicle_id
left join drivers as one on one.id = driver_id
left join drivers as two on two.id = second_driver_id
where not exists (select from changes)
order by duties.trip_id, duties.vehicle_index, shift_index;

-- Who has a page open that edits one thing, such as the crew of a vehicle. Unlogged: it is known again within a minute.
create unlogged table if not exists page_presence (
  subject text not null,
  member_id uuid not null,
  member_name text not null,
  seen_at timestamptz not null default now(),
  primary key (subject, member_id)
);
create index if not exists page_presence_by_age on page_presence (seen_at);

create or replace function ring_desk_for_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'page ' || new.subject);
  return null;
end
$$;
create or replace trigger page_presence_rings after insert on page_presence for each row execute function ring_desk_for_page();
create or replace trigger changes_ring after insert on changes for each row execute function ring_desk_for_page();
