-- outside a transaction
-- The worker asks for customers with summary invoices: a few of all.
create index concurrently if not exists customers_with_summaries on customers (id) where has_summaries;
