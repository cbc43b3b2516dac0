-- outside a transaction
-- Invoices are asked for by the end of their number.
create index concurrently if not exists invoices_by_last_digits on invoices (right(number, 6));
