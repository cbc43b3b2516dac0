-- The vehicle that a duty had last: who looks for another driver after the first fell ill is offered the coach that stands ready.
alter table duties add column if not exists last_vehicle_id uuid references vehicles (id) on delete set null;
