-- Who has the key of a draft sees the site as it would be with it; it ends with the draft.
alter table content_drafts add column if not exists preview_key text unique;
