-- What our people named in place of a trip that they declined: other moments with their price.
alter table trips add column if not exists alternatives jsonb;
