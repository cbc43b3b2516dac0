-- When backups were finished, so that one that did not run is noticed.
create table if not exists backups (
  taken_at timestamptz primary key default now()
);
