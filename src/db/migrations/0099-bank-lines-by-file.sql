-- outside a transaction
-- The lines of a file, to show what was read of it and what was not.
create index concurrently if not exists bank_lines_by_file on bank_lines (file_id) where file_id is not null;
