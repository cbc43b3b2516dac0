-- A step that a driver pressed by mistake and took back within ten minutes: it stays as a proof, and counts for nothing.
alter table duty_presses add column if not exists taken_back_at timestamptz;
create or replace trigger duty_presses_take_back_ring_plan after update of taken_back_at on duty_presses
  for each row execute function ring_desk('plan');
create or replace trigger duty_presses_take_back_ring_today after update of taken_back_at on duty_presses
  for each row execute function ring_desk('today');
create or replace trigger duty_presses_call_ring_today after insert on duty_presses
  for each row when (new.kind in ('accident', 'no-show')) execute function ring_desk('today');
create or replace trigger duty_presses_call_ring_plan after insert on duty_presses
  for each row when (new.kind in ('accident', 'no-show')) execute function ring_desk('plan');
