-- Secret addresses at which calendar programs read what a driver or a vehicle drives, or everything that we drive. An ended one is deleted.
create table if not exists calendar_feeds (
  key text primary key,
  subject text not null constraint calendar_feeds_subject check (subject in ('driver', 'vehicle', 'office')),
  -- Null of the office.
  subject_id uuid,
  made_by text not null,
  made_at timestamptz not null default now(),
  constraint calendar_feeds_whose check ((subject = 'office') = (subject_id is null))
);
create unique index if not exists calendar_feeds_one_each on calendar_feeds (subject, subject_id) where subject_id is not null;
create unique index if not exists calendar_feeds_one_office on calendar_feeds (subject) where subject_id is null;
