-- Ties every crew, absence and workshop stay to the time that it takes, so that `occupied_once` guards them too, whoever writes.
-- The checks run when a transaction commits: what a placing writes in several statements is judged as a whole.

-- The time of a crew must be that of its duty: the vehicle until it is free, each driver until his duty ends, and nothing else.
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
      resource_id = crew.vehicle_id and during = tstzrange(crew.starts_at, crew.vehicle_until)
      or resource_id in (crew.driver_id, crew.second_driver_id) and during = tstzrange(crew.starts_at, crew.ends_at));
  end if;
  select count(*) into taken from occupations where duty_id = checked;
  if taken <> needed or fitting <> needed then
    raise exception 'The time of duty % is not the time that its crew takes', checked
      using errcode = 'integrity_constraint_violation', constraint = 'time_of_duty';
  end if;
end
$$;

create or replace function check_time_of_row() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'duties' then
    perform check_time_of_duty(new.id);
    return null;
  end if;
  if tg_op <> 'INSERT' and old.duty_id is not null then
    perform check_time_of_duty(old.duty_id);
  end if;
  if tg_op <> 'DELETE' and new.duty_id is not null and (tg_op = 'INSERT' or new.duty_id is distinct from old.duty_id) then
    perform check_time_of_duty(new.duty_id);
  end if;
  return null;
end
$$;

drop trigger if exists placements_take_time on placements;
create constraint trigger placements_take_time after insert or delete
  or update of duty_id, vehicle_id, driver_id, second_driver_id on placements
  deferrable initially deferred for each row execute function check_time_of_row();
drop trigger if exists duties_take_time on duties;
create constraint trigger duties_take_time after update of id, starts_at, ends_at, vehicle_until on duties
  deferrable initially deferred for each row
  when (old.starts_at <> new.starts_at or old.ends_at <> new.ends_at or old.vehicle_until <> new.vehicle_until)
  execute function check_time_of_row();
-- What is written to an occupation is judged by its crew; of an absence or a workshop stay the keys below see to it.
drop trigger if exists occupations_take_time on occupations;
create constraint trigger occupations_take_time after insert or update or delete on occupations
  deferrable initially deferred for each row execute function check_time_of_row();

-- Time is taken by one thing: a duty, an absence or a stay in the workshop.
delete from occupations where num_nonnulls(absence_id, workshop_id, duty_id) = 0;
alter table occupations drop constraint if exists taken_by_one;
alter table occupations add constraint taken_by_one check (num_nonnulls(absence_id, workshop_id, duty_id) = 1);

-- The time of an absence is its driver's, and that of a stay its vehicle's.
create unique index if not exists absences_of_driver on absences (id, driver_id);
create unique index if not exists workshop_periods_of_vehicle on workshop_periods (id, vehicle_id);
alter table occupations drop constraint if exists occupations_absence_id_fkey;
alter table occupations drop constraint if exists occupations_workshop_id_fkey;
alter table occupations drop constraint if exists occupations_of_absence;
alter table occupations drop constraint if exists occupations_of_workshop;
alter table occupations add constraint occupations_of_absence foreign key (absence_id, resource_id)
  references absences (id, driver_id) on delete cascade;
alter table occupations add constraint occupations_of_workshop foreign key (workshop_id, resource_id)
  references workshop_periods (id, vehicle_id) on delete cascade;

create or replace function check_time_of_absence() returns trigger language plpgsql as $$
declare
  absence uuid;
begin
  if tg_table_name = 'absences' then
    absence := new.id;
  else
    absence := old.absence_id;
  end if;
  if exists (select from absences where id = absence)
    and (select count(*) from occupations where absence_id = absence) <> 1 then
    raise exception 'Absence % takes no time', absence
      using errcode = 'integrity_constraint_violation', constraint = 'time_of_absence';
  end if;
  return null;
end
$$;

create or replace function check_time_of_workshop() returns trigger language plpgsql as $$
declare
  stay uuid;
begin
  if tg_table_name = 'workshop_periods' then
    stay := new.id;
  else
    stay := old.workshop_id;
  end if;
  if exists (select from workshop_periods where id = stay)
    and (select count(*) from occupations where workshop_id = stay) <> 1 then
    raise exception 'Workshop stay % takes no time', stay
      using errcode = 'integrity_constraint_violation', constraint = 'time_of_workshop';
  end if;
  return null;
end
$$;

drop trigger if exists absences_take_time on absences;
create constraint trigger absences_take_time after insert on absences
  deferrable initially deferred for each row execute function check_time_of_absence();
drop trigger if exists absences_keep_time on occupations;
create constraint trigger absences_keep_time after update or delete on occupations
  deferrable initially deferred for each row when (old.absence_id is not null) execute function check_time_of_absence();
drop trigger if exists workshops_take_time on workshop_periods;
create constraint trigger workshops_take_time after insert on workshop_periods
  deferrable initially deferred for each row execute function check_time_of_workshop();
drop trigger if exists workshops_keep_time on occupations;
create constraint trigger workshops_keep_time after update or delete on occupations
  deferrable initially deferred for each row when (old.workshop_id is not null) execute function check_time_of_workshop();

-- Rows of a table that is emptied fire no triggers of their own.
create or replace function refuse_lost_time() returns trigger language plpgsql as $$
begin
  if exists (select from placements where vehicle_id is not null) or exists (select from absences)
    or exists (select from workshop_periods) then
    raise exception 'Crews and absences would lose their time'
      using errcode = 'integrity_constraint_violation', constraint = 'time_of_duty';
  end if;
  return null;
end
$$;
create or replace trigger occupations_keep_rows after truncate on occupations for each statement execute function refuse_lost_time();
