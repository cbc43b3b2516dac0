-- Up to which sum a second person let a customer owe more than agreed, and until when. The limit itself is among the agreed terms.
alter table customers add column if not exists credit_approved_cents bigint;
alter table customers add column if not exists credit_approved_until timestamptz;
