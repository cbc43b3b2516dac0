-- A duty's hours and parts as the price planned them, where the vehicle that has it comes from a yard further away; null: as they stand.
alter table duties add column if not exists planned jsonb;
