-- A bell for open pages of the desk: it says what kind of thing changed, never of whom. It rings as a transaction commits, and those that ring
-- commit one after the other: so an order, which nothing on Today is about, does not ring.
create or replace function ring_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', tg_argv[0]);
  return null;
end
$$;

create or replace function ring_desk_for_trip() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'trip ' || new.trip_id);
  return null;
end
$$;

create or replace trigger trips_ring_when_new after insert on trips
  for each row when (new.stage = 'request') execute function ring_desk('today');

create or replace trigger trips_ring_when_changed after update on trips
  for each row when (
    old.stage = 'request' or new.stage = 'request'
    or old.stage = 'quote' and old.valid_until < now() + interval '48 hours'
    or new.stage = 'quote' and new.valid_until < now() + interval '48 hours'
    or 'won' in (old.stage, new.stage) and least(old.first_departure, new.first_departure) < now() + interval '24 hours'
      and greatest(old.last_departure, new.last_departure) > now() - interval '90 days'
  ) execute function ring_desk('today');

-- Of the way from quote to order nobody at the desk has the trip open; of all that comes after it somebody may.
create or replace trigger trip_history_rings after insert on trip_history
  for each row when (new.event not in ('request', 'contact-details', 'accept', 'anonymise', 'minimise'))
  execute function ring_desk_for_trip();

create or replace trigger trip_notes_ring after insert on trip_notes for each row execute function ring_desk_for_trip();
create or replace trigger trip_note_mentions_ring after insert or update on trip_note_mentions
  for each statement execute function ring_desk('today');
create or replace trigger trip_reviews_ring after insert or update or delete on trip_reviews
  for each statement execute function ring_desk('today');
create or replace trigger outbox_rings after update of failed_at on outbox
  for each row when (old.failed_at is distinct from new.failed_at) execute function ring_desk('today');
create or replace trigger payments_ring after insert or update on payments
  for each row when (new.status = 'paid') execute function ring_desk('today');
create or replace trigger placements_ring after insert or update or delete on placements
  for each statement execute function ring_desk('plan');

-- Whose rights or sessions ended hears nothing more.
create or replace trigger staff_members_ring after update of roles, closed_at on staff_members
  for each statement execute function ring_desk('staff');
create or replace trigger staff_sessions_ring after delete on staff_sessions
  for each row execute function ring_desk('staff');

-- Who comes to a trip is seen by whoever is there; that he still is there rings no bell.
create or replace trigger trip_presence_rings after insert on trip_presence for each row execute function ring_desk_for_trip();
