-- Stops at which another driver or vehicle continues with the group of a trip.
alter table trips add column if not exists handovers jsonb;
-- A driver who takes over a vehicle that stands with its group comes to it first: it is theirs from the handover on.
alter table duties add column if not exists vehicle_from timestamptz;

create or replace function check_time_of_duty(checked uuid) returns void language plpgsql as $$
declare
  crew record;
  taken integer;
  fitting integer := 0;
  needed integer := 0;
begin
  -- Whoever moves the duty at this moment is waited for, and whoever moves it later sees this crew.
  perform from duties where id = checked for share;
  select * into crew from placements join duties on duties.id = duty_id where duty_id = checked;
  if found and crew.vehicle_id is not null then
    needed := case when crew.second_driver_id is null then 2 else 3 end;
    select count(*) into fitting from occupations where duty_id = checked and (
      resource_id = crew.vehicle_id and during = tstzrange(coalesce(crew.vehicle_from, crew.starts_at), crew.vehicle_until)
      or resource_id in (crew.driver_id, crew.second_driver_id) and during = tstzrange(crew.starts_at, crew.ends_at));
  end if;
  select count(*) into taken from occupations where duty_id = checked;
  if taken <> needed or fitting <> needed then
    raise exception 'The time of duty % is not the time that its crew takes', checked
      using errcode = 'integrity_constraint_violation', constraint = 'time_of_duty';
  end if;
end
$$;
