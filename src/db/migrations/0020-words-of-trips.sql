-- A trip's words have a row of their own: an index over them on the trip itself is written anew with every change of its status (0.45 ms of
-- the server's time an order), though they change with its customer and itinerary alone.
drop index if exists trips_by_words;
create table if not exists trip_words_kept (
  trip_id uuid primary key references trips (id) on delete cascade,
  words text not null
);

create or replace function keep_trip_words() returns trigger language plpgsql as $$
begin
  insert into trip_words_kept (trip_id, words) values (new.id, trip_words(new.reference, new.customer, new.itinerary))
  on conflict (trip_id) do update set words = excluded.words;
  return null;
end
$$;
create or replace trigger trips_keep_words after insert or update of reference, customer, itinerary on trips
  for each row execute function keep_trip_words();

insert into trip_words_kept (trip_id, words) select id, trip_words(reference, customer, itinerary) from trips on conflict (trip_id) do nothing;
create index if not exists trip_words_kept_by_part on trip_words_kept using gin (words gin_trgm_ops);

-- Due mail is asked for by its priority, with an index for that, since 0013.
drop index if exists outbox_due;

-- What was sent to a mailbox is counted in mail_places since 0012; it is looked up here for mails of no trip alone.
create index if not exists outbox_by_recipient_alone on outbox (recipient_hash) where trip_id is null and recipient_hash is not null;
drop index if exists outbox_by_recipient;
