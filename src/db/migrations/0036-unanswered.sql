-- The answer that was promised to whoever asked for a vehicle rings too, an hour before it is due.
alter table trip_rings drop constraint if exists trip_rings_kind_check;
alter table trip_rings add constraint trip_rings_kind_check check (kind in ('uncovered', 'unseen', 'unpaid', 'unpapered', 'unanswered'));
