-- Which of our own people caused a change; null for customers, the clock and the payment provider, and for what happened before.
alter table trip_history add column if not exists actor_name text;
