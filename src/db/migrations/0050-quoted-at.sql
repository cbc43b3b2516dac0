-- From when a quote holds, beside until when: which quote is too short to be reminded of is known without reading it, and the index holds the
-- others alone. Rows of the release before have none; their quote is read, as ever.
alter table trips add column if not exists quoted_at timestamptz;
update trips set quoted_at = (quote->>'madeAt')::timestamptz where status = 'Offerte';
drop index if exists trips_to_remind;
create index if not exists trips_to_remind on trips (valid_until, id)
  where status = 'Offerte' and (reminded_of is null or reminded_of <> valid_until)
    and (quoted_at is null or valid_until - quoted_at >= interval '48 hours');
