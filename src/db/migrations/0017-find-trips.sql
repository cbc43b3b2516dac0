-- The desk finds a trip by any part of what a caller says: reference, name, organisation, mail address, phone in any writing, towns.
create extension if not exists pg_trgm;

create or replace function trip_words(reference text, customer jsonb, itinerary jsonb) returns text
  language sql immutable parallel safe as $$
  select translate(lower(concat_ws(' ',
      reference, customer ->> 'firstName', customer ->> 'lastName', customer ->> 'organisation', customer ->> 'email',
      regexp_replace(customer ->> 'phone', '\D', '', 'g'),
      (select string_agg(distinct stop -> 'place' ->> 'town', ' ') from jsonb_array_elements(itinerary -> 'stops') as stop))),
    'àáâäãåçèéêëìíîïñòóôöõøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy')
$$;

create index if not exists trips_by_words on trips using gin (trip_words(reference, customer, itinerary) gin_trgm_ops);
