-- What was asked for and what became of it, by the week in which it was asked, without a person in it: the figures of a year are read in
-- milliseconds. Made anew by the worker. Prices with VAT; what partners drive without, as they are paid.
create materialized view if not exists week_figures as
  select
    date_trunc('week', trips.created_at at time zone 'Europe/Amsterdam')::date as week,
    trips.site,
    coalesce(trips.group_details ->> 'occasion', '') as occasion,
    left(lower(split_part(trips.utm, ';', 1)), 40) as source,
    count(*)::int as asked,
    count(trips.total_cents)::int as priced,
    count(trips.booked_at)::int as booked,
    (count(*) filter (where trips.status = 'Uitgevoerd'))::int as driven,
    (count(*) filter (where trips.status = 'Geannuleerd'))::int as cancelled,
    coalesce(sum(trips.total_cents) filter (where trips.status in ('Geboekt', 'Uitgevoerd')), 0)::bigint as booked_cents,
    coalesce(sum((trips.cancelation ->> 'feeCents')::bigint) filter (where trips.status = 'Geannuleerd'), 0)::bigint as fee_cents,
    coalesce(sum(greatest(0, extract(epoch from trips.first_departure - trips.booked_at) / 86400)), 0)::float8 as lead_days,
    coalesce(sum(given.sale_cents), 0)::bigint as sale_cents,
    coalesce(sum(given.price_cents), 0)::bigint as price_cents
  from trips
  left join (
    select jobs.trip_id, sum(job_offers.sale_cents) as sale_cents, sum(jobs.price_cents) as price_cents
    from jobs
    join offer_recipients on offer_recipients.id = jobs.recipient_id
    join job_offers on job_offers.id = offer_recipients.offer_id
    where jobs.ended_at is null
    group by jobs.trip_id
  ) as given on given.trip_id = trips.id
  group by 1, 2, 3, 4;
create unique index if not exists week_figures_once on week_figures (week, site, occasion, source);

insert into view_refreshes values ('week_figures', 'epoch') on conflict do nothing;
