-- What is still to be forgotten of partners' jobs and offers, asked twice a minute: without these both tables are read whole each time.
create index if not exists jobs_to_forget on jobs (ends_at) where driver_name <> '' or driver_phone <> '' or drop_reason <> '';
create index if not exists offer_recipients_to_forget on offer_recipients (offer_id) where key <> id::text;
