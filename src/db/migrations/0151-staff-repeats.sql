-- Acts of the desk that a second press would do twice, by a fingerprint of who pressed what: a press that is repeated, since its answer was
-- lost, gets the same answer. Kept for minutes.
create table if not exists staff_repeats (
  print bytea primary key,
  at timestamptz not null default now(),
  answer jsonb
);
create index if not exists staff_repeats_by_age on staff_repeats (at);
