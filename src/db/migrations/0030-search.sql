-- What people search by: besides what it was (0017) the names of places, and who drives which vehicle; and when a trip departs, so that trips of
-- about now are looked through before all others. An order writes none of these columns.
create or replace function trip_words(reference text, customer jsonb, itinerary jsonb, assignment jsonb) returns text
  language sql immutable parallel safe as $$
  select translate(lower(concat_ws(' ',
      reference, customer ->> 'firstName', customer ->> 'lastName', customer ->> 'organisation', customer ->> 'email',
      regexp_replace(customer ->> 'phone', '\D', '', 'g'),
      (select string_agg(distinct concat_ws(' ', stop -> 'place' ->> 'name', nullif(stop -> 'place' ->> 'town', stop -> 'place' ->> 'name')), ' ')
        from jsonb_array_elements(itinerary -> 'stops') as stop),
      assignment ->> 'driverName', assignment ->> 'vehicle',
      (select string_agg(concat_ws(' ', other ->> 'driverName', other ->> 'vehicle'), ' ')
        from jsonb_array_elements(assignment -> 'others') as other))),
    'àáâäãåçèéêëìíîïñòóôöõøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy')
$$;

alter table trip_words_kept add column if not exists departs_on date;
alter table trip_words_kept add column if not exists departs_at timestamptz;

create or replace function keep_trip_words() returns trigger language plpgsql as $$
begin
  insert into trip_words_kept (trip_id, words, departs_on, departs_at)
  values (new.id, trip_words(new.reference, new.customer, new.itinerary, new.assignment), new.first_date, new.first_departure)
  on conflict (trip_id) do update
    set words = excluded.words, departs_on = excluded.departs_on, departs_at = excluded.departs_at;
  return null;
end
$$;
create or replace trigger trips_keep_words after insert or update of reference, customer, itinerary, first_departure, assignment on trips
  for each row execute function keep_trip_words();

update trip_words_kept as kept
  set words = trip_words(reference, customer, itinerary, assignment), departs_on = first_date, departs_at = first_departure
  from trips where trips.id = kept.trip_id;
alter table trip_words_kept alter column departs_on set not null;
alter table trip_words_kept alter column departs_at set not null;
create index if not exists trip_words_kept_by_departure on trip_words_kept (departs_at);
create index if not exists trip_words_kept_by_day on trip_words_kept (departs_on);
drop function if exists trip_words(text, jsonb, jsonb);

-- Requests that wait are few among all trips.
create index if not exists trips_requests on trips (created_at) where stage = 'request';

-- The words that trips are found by, for whoever mistypes one; made anew by the worker, so that a name that nobody has any more is gone with it.
create materialized view if not exists search_words as
  select word, count(*)::int as trips
  from trip_words_kept, unnest(string_to_array(words, ' ')) as word
  where word ~ '^[^\d@.,;]{4,40}$' group by word;
create unique index if not exists search_words_by_word on search_words (word);
create index if not exists search_words_by_part on search_words using gin (word gin_trgm_ops);

-- When each of what the worker makes anew was made.
create table if not exists view_refreshes (name text primary key, refreshed_at timestamptz not null);
insert into view_refreshes values ('search_words', now()) on conflict do nothing;
