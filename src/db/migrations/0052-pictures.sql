-- Pictures that were added at the desk. Its key is a print of what was sent in, so what stands under a key never changes.
create table if not exists pictures (
  key text primary key check (key ~ '^photo-[0-9a-f]{32}$'),
  name text not null,
  added_at timestamptz not null default now(),
  member_id uuid references staff_members (id) on delete set null,
  member_name text not null
);
-- One picture in each size that pages ask for.
create table if not exists picture_files (
  key text not null references pictures (key) on delete cascade,
  size text not null,
  body bytea not null,
  primary key (key, size)
);
