-- What drivers asked for on their page: days to have free, and to be at home at night. A plan weighs them; an absence is another thing.
create table if not exists driver_wishes (
  driver_id uuid primary key references drivers (id) on delete cascade,
  home_at_night boolean not null default false,
  free_days jsonb not null default '[]',
  changed_at timestamptz not null default now()
);
create or replace trigger driver_wishes_ring_plan after insert or update on driver_wishes
  for each row execute function ring_desk('plan');
