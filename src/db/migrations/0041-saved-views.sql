-- Addresses of the desk's list of trips that our people gave a name.
create table if not exists saved_views (
  id uuid primary key,
  -- Whose it is; null: everybody's.
  owner_id uuid references staff_members (id) on delete cascade,
  name text not null,
  -- The list's filters and columns, as its address has them.
  query text not null,
  created_by text not null,
  created_at timestamptz not null default now()
);
create unique index if not exists saved_views_of_owner on saved_views (owner_id, lower(name)) where owner_id is not null;
create unique index if not exists saved_views_of_all on saved_views (lower(name)) where owner_id is null;
