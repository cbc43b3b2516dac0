-- What the content was made of: the files' bytes, the build that read them and what was published at the desk. A start that finds the same
-- reads no file twice.
alter table content_version add column if not exists source text not null default '';
