create table if not exists content_entries (
  kind text not null,
  slug text not null,
  site text not null,
  language text not null,
  position integer not null,
  document jsonb not null,
  primary key (kind, site, language, slug)
);

-- One row: what is imported. Processes watch its version to know when to read the entries again.
create table if not exists content_version (
  id integer primary key constraint content_version_single check (id = 1),
  version integer not null,
  imported_at timestamptz not null,
  checksum text not null
);
