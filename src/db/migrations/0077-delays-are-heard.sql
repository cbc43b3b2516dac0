-- What a driver presses of time changes when his duty ends, and so what comes after it: open pages of the plan and of today ask again.
create or replace trigger duty_presses_ring_plan after insert on duty_presses
  for each row when (new.kind in ('delay', 'breakdown', 'extra-hour', 'done')) execute function ring_desk('plan');
create or replace trigger duty_presses_ring_today after insert on duty_presses
  for each row when (new.kind in ('delay', 'breakdown', 'extra-hour', 'done')) execute function ring_desk('today');
create or replace trigger live_places_ring_plan after insert or update of expected_at on live_places
  for each row execute function ring_desk('plan');
create or replace trigger live_places_ring_today after insert or update of expected_at on live_places
  for each row execute function ring_desk('today');
create or replace trigger incidents_ring_plan after insert or update of minutes, closed_at on incidents
  for each row execute function ring_desk('plan');

-- The delay that the customer and whoever travels along were told last, by the program or by a person; null where nothing was told.
alter table incidents add column if not exists told_minutes integer;
-- When the delay was last changed, by a press or a person.
alter table incidents add column if not exists minutes_at timestamptz;
