-- A paper is stored with its change and numbered a moment later, many at a time. `entry` is the order in which papers were stored, and so
-- that in which they are numbered: of one trip they are stored one after the other.
alter table invoices alter column sequence drop not null;
alter table invoices alter column number drop not null;
alter table invoices drop constraint if exists invoices_numbered_wholly;
alter table invoices add constraint invoices_numbered_wholly check ((sequence is null) = (number is null));

create sequence if not exists invoices_entry;
alter table invoices add column if not exists entry bigint;
update invoices set entry = stored.entry
  from (select id, row_number() over (order by issued_at, id) as entry from invoices) as stored
  where stored.id = invoices.id and invoices.entry is null;
select setval('invoices_entry', (select coalesce(max(entry), 0) from invoices) + 1, false);
alter table invoices alter column entry set default nextval('invoices_entry');
alter table invoices alter column entry set not null;

drop index if exists invoices_by_trip;
create index if not exists invoices_of_trip on invoices (trip_id, entry);
create index if not exists invoices_unnumbered on invoices (company, year, entry) where sequence is null;
