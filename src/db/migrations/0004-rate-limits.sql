create table if not exists rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (bucket, window_start)
);

create index if not exists rate_limits_by_start on rate_limits (window_start);
