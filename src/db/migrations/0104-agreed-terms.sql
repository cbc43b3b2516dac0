-- What was agreed with a customer for every price and order; null where nothing was.
alter table customers add column if not exists terms jsonb;
