-- Foreign keys that are asked by: without an index each question reads its whole table, and so does each deletion of what they point at.
create index if not exists papers_by_vehicle on papers (vehicle_id) where vehicle_id is not null;
create index if not exists papers_by_driver on papers (driver_id) where driver_id is not null;
create index if not exists absences_by_driver on absences (driver_id);
create index if not exists workshop_periods_by_vehicle on workshop_periods (vehicle_id);
create index if not exists partner_corrections_by_job on partner_corrections (job_id);
create index if not exists partner_corrections_by_statement on partner_corrections (statement_id) where statement_id is not null;
create index if not exists jobs_by_statement on jobs (statement_id) where statement_id is not null;
create index if not exists placements_by_job on placements (job_id) where job_id is not null;
create index if not exists trip_tasks_open_by_owner on trip_tasks (owner_id) where done_at is null;
