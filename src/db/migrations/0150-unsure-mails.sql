-- How often a mail server had the whole mail and broke off before it said whether it took it: after the second time nobody sends it again.
alter table outbox add column if not exists unsure smallint not null default 0;
