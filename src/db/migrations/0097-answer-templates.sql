-- Answers that our people write often, under a name of their own.
create table if not exists answer_templates (
  id uuid primary key,
  name text not null,
  -- By language: subject and text, with variables such as {{reference}}.
  texts jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index if not exists answer_templates_by_name on answer_templates (lower(name));
