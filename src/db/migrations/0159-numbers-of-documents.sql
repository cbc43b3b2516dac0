-- Each is replaced by an index of the migration before.
alter table invoices drop constraint if exists invoices_number_unique;
alter table invoices drop constraint if exists invoices_sequence_by_kind;
