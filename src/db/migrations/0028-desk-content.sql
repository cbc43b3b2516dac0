-- The files of content/ as they were last imported. json, not jsonb: the fields keep the order of the file, which is that of the form.
create table if not exists content_files (
  path text primary key,
  fields json not null
);

-- What was published at the desk, by the file it stands in place of; the last version of a file counts, whatever is imported.
create table if not exists content_edits (
  path text not null,
  version integer not null,
  fields json not null,
  -- The file as it was imported then; null where there was none.
  base json,
  published_at timestamptz not null default now(),
  member_id uuid,
  member_name text not null,
  note text not null,
  primary key (path, version)
);
create index if not exists content_edits_by_time on content_edits (published_at desc);

-- What somebody is working on, one a file. `revision` grows with each save, so that two people see each other.
create table if not exists content_drafts (
  path text primary key,
  fields json not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  member_id uuid,
  member_name text not null
);

-- What new rates would have changed, by a print of the rates: worked out before they are published.
create table if not exists rate_trials (
  print text primary key,
  made_at timestamptz not null default now(),
  outcome json not null
);
