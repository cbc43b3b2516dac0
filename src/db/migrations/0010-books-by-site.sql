-- How long a booking's books are kept depends on the site: what is over there is found without looking at what another term still keeps.
create index if not exists trips_books_by_site on trips (site, last_departure)
  where booked_at is not null and anonymised_at is null and status in ('Geannuleerd', 'Uitgevoerd');
