-- Letters as a search compares them, in every alphabet: without accents and marks, small, one form of each (as foldLetters of the program).
-- Before this only the accents of Western Europe were left out, so that Dvořák, Łukasz and every Greek name with an accent were not found.
create or replace function fold_letters(given text) returns text language sql immutable parallel safe as $$
  select normalize(translate(replace(replace(replace(
    lower(regexp_replace(normalize(given, NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđħŧıς', 'oldhtiσ'), NFC)
$$;

create or replace function trip_words(reference text, customer jsonb, itinerary jsonb, assignment jsonb) returns text
  language sql immutable parallel safe as $$
  select fold_letters(concat_ws(' ',
      reference, customer ->> 'firstName', customer ->> 'lastName', customer ->> 'organisation', customer ->> 'email',
      regexp_replace(customer ->> 'phone', '\D', '', 'g'),
      (select string_agg(distinct concat_ws(' ', stop -> 'place' ->> 'name', nullif(stop -> 'place' ->> 'town', stop -> 'place' ->> 'name')), ' ')
        from jsonb_array_elements(itinerary -> 'stops') as stop),
      assignment ->> 'driverName', assignment ->> 'vehicle',
      (select string_agg(concat_ws(' ', other ->> 'driverName', other ->> 'vehicle'), ' ')
        from jsonb_array_elements(assignment -> 'others') as other)))
$$;

create or replace function customer_words(customer jsonb, invoice jsonb) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(fold_letters(concat_ws(' ',
    customer ->> 'firstName', customer ->> 'lastName', customer ->> 'organisation', customer ->> 'email',
    regexp_replace(customer ->> 'phone', '\D', '', 'g'), nullif(invoice ->> 'organisation', ''),
    regexp_replace(invoice ->> 'vatNumber', '[^A-Za-z0-9]', '', 'g'))), '\s+', ' ', 'g'))
$$;
