-- The customers of all trips that were stored before records were kept. Trips that come meanwhile have their customer by the trigger.
create temporary table people_of_before on commit drop as
  select distinct on (trips.email, org) gen_random_uuid() as customer_id, trips.email, org, own_mail_domain(trips.email) as domain,
    trim(concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName')) as name, coalesce(customer ->> 'phone', '') as phone,
    coalesce(nullif(trim(customer ->> 'organisation'), ''),
      nullif(trim(concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName')), ''), trips.email) as shown,
    coalesce(regexp_replace(upper(invoice ->> 'vatNumber'), '[^A-Z0-9]', '', 'g'), '') as vat_number,
    customer_words(customer, invoice) as words, created_at
  from trips cross join lateral fold_name(coalesce(customer ->> 'organisation', '')) as org
  where trips.email <> ''
    and not exists (select from customer_people as known where known.email = trips.email and known.organisation = org)
  order by trips.email, org, created_at desc;

-- All of one organisation at one domain have the customer of the first of them.
update people_of_before as person set customer_id = first.customer_id
  from (select distinct on (org, domain) org, domain, customer_id from people_of_before where org <> '' and domain <> ''
    order by org, domain, created_at) as first
  where first.org = person.org and first.domain = person.domain;

insert into customers (id, kind, name, sort_name)
  select distinct on (customer_id) customer_id, case when org = '' then 'person' else 'organisation' end, shown, fold_name(shown)
  from people_of_before order by customer_id, created_at
  on conflict (id) do nothing;
insert into customer_people (id, customer_id, email, organisation, domain, name, phone, vat_number, words)
  select gen_random_uuid(), customer_id, email, org, domain, name, phone, vat_number, words from people_of_before
  on conflict (email, organisation) do nothing;
delete from customers where version = 1 and not exists (select from customer_people where customer_id = customers.id);
