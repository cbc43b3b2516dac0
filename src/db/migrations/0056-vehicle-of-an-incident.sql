-- Which vehicle of a trip something is wrong with, from 0, where its driver reported it; null: nobody said.
alter table incidents add column if not exists vehicle_index integer;
