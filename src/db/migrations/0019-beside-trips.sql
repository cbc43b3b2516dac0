-- What our people keep beside a trip: notes and whom they name, the mails as they were sent, and whether what time sends is held back.
create table if not exists trip_notes (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  member_id uuid,
  member_name text not null,
  text text not null,
  at timestamptz not null default now()
);
create index if not exists trip_notes_by_trip on trip_notes (trip_id, at);

create table if not exists trip_note_mentions (
  note_id uuid not null references trip_notes (id) on delete cascade,
  member_id uuid not null references staff_members (id) on delete cascade,
  seen_at timestamptz,
  primary key (note_id, member_id)
);
create index if not exists trip_note_mentions_unseen on trip_note_mentions (member_id) where seen_at is null;

create table if not exists sent_mails (
  message_id text primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
create index if not exists sent_mails_by_trip on sent_mails (trip_id);

create table if not exists trip_mail_holds (
  trip_id uuid primary key references trips (id) on delete cascade,
  member_name text not null,
  reason text not null,
  at timestamptz not null default now()
);

-- Who has a trip before him just now: nothing of it is missed after a crash.
create unlogged table if not exists trip_presence (
  trip_id uuid not null,
  member_id uuid not null,
  member_name text not null,
  seen_at timestamptz not null default now(),
  primary key (trip_id, member_id)
);
create index if not exists trip_presence_by_age on trip_presence (seen_at);
