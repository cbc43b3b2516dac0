-- outside a transaction
-- The parts of a summary invoice share a number and a place in the series: the first of them holds both.
create index concurrently if not exists invoices_by_summary on invoices (summary_id, summary_place) where summary_id is not null;
create unique index concurrently if not exists invoices_number_once on invoices (number) where coalesce(summary_place, 1) = 1;
create unique index concurrently if not exists invoices_sequence_once on invoices (company, year, kind, sequence)
  where coalesce(summary_place, 1) = 1;
-- For finding a document by its number: the unique index has only the first part of each.
create index concurrently if not exists invoices_by_number on invoices (number);
