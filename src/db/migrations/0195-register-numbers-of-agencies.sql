-- The number in the register of its country (KvK, KBO, SIREN), by which e-invoices reach an agency; empty where it gave none.
alter table agencies add column if not exists organisation_number text not null default '';
