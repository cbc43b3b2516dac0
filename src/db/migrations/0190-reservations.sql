-- The vehicles of a quote that are set aside for its customer until a moment; `reserved_until`: until when, while that is open.
alter table trips add column if not exists reservation jsonb, add column if not exists reserved_until timestamptz;
