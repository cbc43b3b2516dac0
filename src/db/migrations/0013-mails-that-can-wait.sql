-- What somebody waits for goes before what only reminds: 0 before 1. Processes of the release before take no notice of it.
alter table outbox add column if not exists priority smallint not null default 0;

create index if not exists outbox_due_by_priority on outbox (priority, run_after, id) where done_at is null and failed_at is null;
