-- Tasks that rules make beside those that people type: each once, by what it is and what it is about, however often its rule is asked.
alter table trip_tasks add column if not exists kind text;
alter table trip_tasks add column if not exists key text;
-- What its line says, for whoever reads it in whichever language.
alter table trip_tasks add column if not exists facts jsonb;
-- What it was closed by: a reference that was typed, why it is not needed, or that its rule asks for it no longer.
alter table trip_tasks add column if not exists closed_as text;
alter table trip_tasks add column if not exists answer text;
create unique index if not exists trip_tasks_by_rule on trip_tasks (trip_id, kind, key) where kind is not null;

-- A trip that leaves without the reference of a declaration or a permit rings too.
alter table trip_rings drop constraint if exists trip_rings_kind_check;
alter table trip_rings add constraint trip_rings_kind_check
  check (kind in ('uncovered', 'unseen', 'unpaid', 'unpapered', 'unanswered', 'undeclared'));
