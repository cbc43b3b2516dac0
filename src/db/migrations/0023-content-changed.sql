-- The day on which an entry's document last became another one; null for what is as it was when content was first imported.
alter table content_entries add column if not exists changed_on text;
