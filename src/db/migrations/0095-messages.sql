-- What people write to us and what our people answer: from the form of a contact page, as a request to be called, or by mail.
create table if not exists messages (
  id uuid primary key,
  -- The first message of its conversation; itself for that one.
  thread_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  channel text not null check (channel in ('contact-form', 'call-back', 'mail')),
  -- What it is: written by a person, an automatic answer, a report that a mail could not be delivered, or unwanted.
  kind text not null default 'message' check (kind in ('message', 'automatic', 'bounce', 'spam')),
  site text not null,
  language text not null,
  trip_id uuid references trips (id) on delete cascade,
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  -- A number of a trip as the sender typed it; the trip may be another customer's.
  reference text not null default '',
  subject text not null,
  body text not null,
  call_window text check (call_window in ('any', 'morning', 'midday', 'afternoon')),
  -- The Message-ID of the mail, or of the mail that confirms a form: an answer to it names it.
  message_id text,
  -- Recognises what is sent twice.
  print text not null unique,
  received_at timestamptz not null default now(),
  answer_due_at timestamptz,
  owner_id uuid references staff_members (id) on delete set null,
  owner_name text,
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz,
  closed_by text,
  version integer not null default 1,
  check ((call_window is not null) = (channel = 'call-back'))
);
create index if not exists messages_open on messages (answer_due_at, received_at)
  where direction = 'in' and kind = 'message' and answered_at is null and closed_at is null;
create index if not exists messages_of_trip on messages (trip_id) where trip_id is not null;
create index if not exists messages_of_thread on messages (thread_id);
create index if not exists messages_of_sender on messages (lower(email));
create index if not exists messages_by_moment on messages (received_at desc, id desc);
create index if not exists messages_of_owner on messages (owner_id) where owner_id is not null;
create unique index if not exists messages_of_mail on messages (message_id) where message_id is not null;

create or replace trigger messages_ring after insert or update on messages
  for each statement execute function ring_desk('today');
create or replace trigger messages_ring_trip after insert or update on messages
  for each row when (new.trip_id is not null) execute function ring_desk_for_trip();
